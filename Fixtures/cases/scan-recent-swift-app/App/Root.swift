import Core
import DIRuntime

final class RootComponent: BootstrapComponent, Measuring {
    var isLarge = true
    lazy var executor = QueueExecutor()
    var title = "notes"

    var store: Store { shared { Store(executor: executor) } }

    @PartsBuilder var parts: [any Part] {
        HomeComponent(parent: self)
        if isLarge {
            ListComponent(parent: self)
        } else {
            EmptyComponent(parent: self)
        }
    }

    func size<Value: ~Copyable & ~Escapable>(of value: borrowing Value) -> Int { MemoryLayout<Value>.size }
}
