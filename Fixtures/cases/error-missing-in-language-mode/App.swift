// Every compiler that builds the runtime is one of Swift 6, but in language mode 5 it is one of 5.10.
import DIRuntime

final class RootComponent: BootstrapComponent {
    #if swift(>=6)
    var title: String { "Swift 6" }
    #endif
    #if swift(>=6.0)
    var subtitle: String { "Swift 6.0" }
    #else
    var subtitle: String { "Swift 5" }
    #endif
    #if swift(>=5.10)
    var author: String { "Ada" }
    #endif
    #if compiler(>=6.0)
    var publisher: String { "Babbage" }
    #endif
    #if compiler(>=6.4)
    var year: Int { 1843 }
    #endif
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var title: String { get }
    var subtitle: String { get }
    var author: String { get }
    var publisher: String { get }
    var year: Int { get }
}

final class PageComponent: Component<PageDependency> {}
