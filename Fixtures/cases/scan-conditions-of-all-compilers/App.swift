// What no compiler that builds the graph takes is not read: neither declarations nor comments.
import DIRuntime

#if compiler(<6)
final class OldComponent: Component<OldDependency> {
    var child: LostComponent { LostComponent(parent: self) }  // needle:ignore unlinked-creation
}
#elseif swift(>=5.5)
final class PageComponent: Component<PageDependency> {
    var text: String { dependency.title }
}
#else
final class PageComponent: Component<LegacyDependency> {}
#endif

protocol PageDependency: Dependency {
    #if compiler(>=5.9)
    var title: String { get }
    #endif
}

final class RootComponent: BootstrapComponent {
    #if swift(>=5.7) && compiler(>=6.0)
    var title: String { "title" }
    #else
    var name: Name { Name() }
    #endif
    var page: PageComponent { PageComponent(parent: self) }
}

#if false
// needle:mock
protocol Draft {}
#endif
