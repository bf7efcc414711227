import DIRuntime
// One name means what is imported: in each build one of two modules.
#if CLOUD
import Cloud
#else
import Disk
#endif

final class RootComponent: BootstrapComponent {
    let owner: String = "Ada"
    let size: Int = 8
    let place: Place = Place("Ada")
    var store: StoreComponent { StoreComponent(parent: self) }
    var backup: StoreComponent { .init(parent: self) }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var place: Place { get }
}

final class PageComponent: Component<PageDependency> {
    var label: String { "page on the \(dependency.place.text)" }
}
