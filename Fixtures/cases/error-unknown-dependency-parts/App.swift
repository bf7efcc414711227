// A composition of which nothing is declared is told by its parts.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { "root" }
    var page: PageComponent { PageComponent(parent: self) }
    var list: ListComponent { ListComponent(parent: self) }
}

protocol Titled: Dependency {
    var title: String { get }
}

final class PageComponent: Component<Titld & Wide> {}

final class ListComponent: Component<Titled> {}
