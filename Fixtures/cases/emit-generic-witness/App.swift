// A method that asks less of its generic parameters serves a requirement that asks more.
import DIRuntime

protocol LogDependency: Dependency {
    func echo<Value: Sendable>(_ value: Value) -> Value
    func label<Item: Equatable & CustomStringConvertible>(_ item: Item) -> String
    func count<each Value: Sendable>(_ values: repeat each Value) -> Int
    func note(_ value: some Sendable) -> String
    func lend<Value>(_ value: borrowing Value) -> Int
}

final class LogComponent: Component<LogDependency> {
    func run() {
        print(dependency.echo(1), dependency.label("two"), dependency.count(1, "b", 3.0))
        print(dependency.note(4), dependency.lend("five"))
    }
}

final class RootComponent: BootstrapComponent {
    func echo<Value>(_ value: Value) -> Value { value }
    func label<Item>(_ item: Item) -> String where Item: CustomStringConvertible { item.description }
    func count<each Value>(_ values: repeat each Value) -> Int {
        var count = 0
        for _ in repeat each values { count += 1 }
        return count
    }
    func note<Value>(_ value: Value) -> String { "\(value)" }
    func lend<Value: ~Copyable>(_ value: borrowing Value) -> Int { 5 }

    var log: LogComponent { LogComponent(parent: self) }
}
