import DIRuntime

final class RootComponent: BootstrapComponent {
    let title = "none"  // needle:ignore unused-provider
    #if FAST
    var width: Int { 1 }
    #else
    var width: Int { 2 }
    #endif

    var child: ChildComponent { ChildComponent(parent: self) }
}

// What serves a request in one build has to stand in the others as well.
#if FAST
extension RootComponent { var limit: Int { 3 } }
#else
extension RootComponent { var limit: Int { 4 } }
#endif

protocol ChildDependency: Dependency {
    var limit: Int { get }
    var width: Int { get }
}

final class ChildComponent: Component<ChildDependency> {
    var sum: Int { dependency.limit + dependency.width }
}
