// A typealias that differs between the branches of an #if is equal to itself; one that does not is expanded.
import DIRuntime

struct SystemClock {
    let name = "system"
}

struct TestClock {
    let name = "test"
}

#if DEBUG
    typealias Clock = TestClock
    typealias Names = [String]
#else
    typealias Clock = SystemClock
    typealias Names = Array<String>
#endif

typealias AppClock = Clock

final class RootComponent: BootstrapComponent {
    var clock: Clock { Clock() }
    var names: Names { ["a"] }
    var child: ChildComponent { ChildComponent(parent: self) }
}

protocol ChildDependency: Dependency {
    var clock: AppClock { get }
    var names: [String] { get }
}

final class ChildComponent: Component<ChildDependency> {
    var text: String { "\(dependency.clock.name) \(dependency.names)" }
}
