// One base class that nobody declares is told once, also where the dependency of an heir is none either.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var store: Int { 1 }

    var list: ListComponent { ListComponent(parent: self) }
    var detail: DetailComponent { DetailComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var store: Int { get }
}

protocol DetailDependency {
    var store: Int { get }
}

final class ListComponent: ScreenComponent<ListDependency> {}

final class DetailComponent: ScreenComponent<DetailDependency> {}
