// Two typealiases create the component: neither is what it is about.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var phone: String { "112" }
    var list: ListScreen { ListScreen(parent: self) }
    var row: RowScreen { RowScreen(parent: self) }
}

typealias ListScreen = OldListComponent
typealias RowScreen = OldListComponent

protocol ListDependency: Dependency {
    var phone: String { get }
}

final class ListComponent: Component<ListDependency> {}

protocol OldListDependency: Dependency {
    var number: Int { get }
}

final class OldListComponent: Component<OldListDependency> {}
