// Shared members, members with a run-time value, and creations with more arguments.
import DIRuntime

final class Counter {
    var value = 0
    func next() -> Int {
        value += 1
        return value
    }
}

final class RootComponent: BootstrapComponent {
    var counter: Counter { shared { Counter() } }
    var freshCounter: Counter { Counter() }

    func order(number: Int) -> OrderComponent {
        OrderComponent(number: number, parent: self)
    }
}

protocol OrderDependency: Dependency {
    var counter: Counter { get }
    var freshCounter: Counter { get }
}

final class OrderComponent: Component<OrderDependency> {
    let number: Int

    init(number: Int, parent: Scope) {
        self.number = number
        super.init(parent: parent)
    }

    var text: String { "order \(number): \(dependency.counter.next()) \(dependency.freshCounter.next())" }
}
