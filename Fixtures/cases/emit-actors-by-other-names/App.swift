// The global actor of a closure or a member may be declared in another type, or written with its module.
import DIRuntime

enum Storage {
    @globalActor actor Queue {
        static let shared = Queue()
    }
}

@globalActor actor Network {
    static let shared = Network()
}

final class RootComponent: BootstrapComponent {
    let onSave: @Storage.Queue @Sendable (Int) -> Void = { _ in }
    func observe(_ change: @escaping @Storage.Queue () -> Int) -> @Storage.Queue () -> Int { change }
    @Storage.Queue var saved: Int { 1 }
    @App::Network var sent: Int { 2 }
    var child: ChildComponent { ChildComponent(parent: self) }
}

protocol ChildDependency: Dependency {
    var onSave: @Storage.Queue @Sendable (Int) -> Void { get }
    func observe(_ change: @escaping @Storage.Queue () -> Int) -> @Storage.Queue () -> Int
    @Storage.Queue var saved: Int { get }
    @App::Network var sent: Int { get }
}

final class ChildComponent: Component<ChildDependency> {}
