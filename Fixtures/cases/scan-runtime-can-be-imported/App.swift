#if canImport(DIRuntime) && !DIRuntime_OFF
import DIRuntime
#elseif canImport(DIRuntime)
import DIRuntime
#endif

final class RootComponent: RootBase {
    private let title: String

    init(title: String) {
        self.title = title
    }

    #if !canImport(DIRuntime)
    var page: PageComponent { PageComponent(root: self) }
    #else
    var page: PageComponent { PageComponent(parent: self) }
    var heading: String { title }
    #endif
}

protocol PageDependency: Dependency {
    var clock: Clock { get }
    var heading: String { get }
    #if !canImport(DIRuntime)
    var nothing: Never { get }
    #endif
}

final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency.heading) at \(dependency.clock.time)" }
}
