// What is opaque in an optional serves where any of the protocol is optional.
import DIRuntime

protocol Store {}

struct DiskStore: Store {}

protocol PageDependency: Dependency {
    var store: (any Store)? { get }
    var other: (any Store)?? { get }
}

final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency.store != nil)" }
}

final class RootComponent: BootstrapComponent {
    var store: (some Store)? { DiskStore() }
    var other: (some Store)? { DiskStore() }
    var page: PageComponent { PageComponent(parent: self) }
}
