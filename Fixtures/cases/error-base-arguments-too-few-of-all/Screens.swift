// A base class got another parameter, and what inherits from it does not follow: one change, told once.
import DIRuntime

class ScreenComponent<Model, D>: Component<D> {
    var model: Model? { nil }
}

protocol ListDependency: Dependency {
    var phone: String { get }
}

final class ListComponent: ScreenComponent<ListDependency> {}  // reported here

final class DetailComponent: ScreenComponent<ListDependency> {}

final class AboutComponent: ScreenComponent<EmptyDependency> {}

final class RootComponent: BootstrapComponent {
    var phone: String { "5" }
    var list: ListComponent { ListComponent(parent: self) }
    var detail: DetailComponent { DetailComponent(parent: self) }
    var about: AboutComponent { AboutComponent(parent: self) }
}
