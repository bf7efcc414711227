// What the typealias stands for in one branch only is another type.
import DIRuntime

struct SystemClock {}

struct TestClock {}

#if DEBUG
    typealias Clock = TestClock
#else
    typealias Clock = SystemClock
#endif

final class RootComponent: BootstrapComponent {
    var clock: SystemClock { SystemClock() }
    let backup = Clock()
    var child: ChildComponent { ChildComponent(parent: self) }
}

protocol ChildDependency: Dependency {
    var clock: Clock { get }
    var backup: TestClock { get }
}

final class ChildComponent: Component<ChildDependency> {}
