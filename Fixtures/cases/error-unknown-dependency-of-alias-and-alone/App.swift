// A protocol that lost `Dependency` is one cause, alone, in a composition and behind a typealias.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { "root" }
    var page: PageComponent { PageComponent(parent: self) }
    var list: ListComponent { ListComponent(parent: self) }
    var help: HelpComponent { HelpComponent(parent: self) }
}

protocol Titled {
    var title: String { get }
}

protocol Named: Titled, AnyObject {}

typealias Both = Titled & Named

final class PageComponent: Component<Titled> {}

final class ListComponent: Component<Both> {}

final class HelpComponent: Component<EmptyDependncy> {}
