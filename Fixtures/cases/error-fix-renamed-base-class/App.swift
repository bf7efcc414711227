// A base class that was renamed where it is declared: its heirs get the only base class that is left.
import DIRuntime

class FeatureScreenComponent<Needs>: Component<Needs> {
}

final class RootComponent: BootstrapComponent {
    var store: Int { 1 }

    var list: ListComponent { ListComponent(parent: self) }
    var detail: DetailComponent { DetailComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var store: Int { get }
}

final class ListComponent: ScreenComponent<ListDependency> {
}

final class DetailComponent: ScreenComponent<ListDependency> {
}
