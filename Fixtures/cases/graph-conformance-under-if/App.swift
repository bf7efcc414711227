// A protocol extension provides only where the conformance is compiled; in other builds the root does.
import DIRuntime

protocol HasClock {}

extension HasClock {
    var clock: Int { 1 }
}

#if DEBUG
    protocol Timed: HasClock {}
#else
    protocol Timed {}
#endif

final class RootComponent: BootstrapComponent {
    var clock: Int { 3 }
    var debugged: DebuggedComponent { DebuggedComponent(parent: self) }
    var timed: TimedComponent { TimedComponent(parent: self) }
}

final class DebuggedComponent: Component<EmptyDependency> {
    var leaf: LeafComponent { LeafComponent(parent: self) }
}

#if DEBUG
    extension DebuggedComponent: HasClock {}
#endif

final class TimedComponent: Component<EmptyDependency>, Timed {
    var leaf: LeafComponent { LeafComponent(parent: self) }
}

protocol LeafDependency: Dependency {
    var clock: Int { get }
}

final class LeafComponent: Component<LeafDependency> {
    var now: Int { dependency.clock }
}
