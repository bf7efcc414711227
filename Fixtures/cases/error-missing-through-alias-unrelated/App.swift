// A component that nothing creates is not what every typealias stood for.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var phone: String { "112" }
    var list: ListScreen { ListScreen(parent: self) }
}

typealias ListScreen = OldListComponent

protocol ListDependency: Dependency {
    var phone: String { get }
}

final class HelpComponent: Component<ListDependency> {}

protocol OldListDependency: Dependency {
    var number: Int { get }
}

final class OldListComponent: Component<OldListDependency> {}
