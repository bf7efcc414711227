// What a base class hands on as the dependency is a parameter that is given nothing: told where the argument is missing.
import DIRuntime

class ModelComponent<Model, D>: Component<D> {
    var model: Model? { nil }
}

typealias ScreenComponent<D> = Component<D>

protocol ListDependency: Dependency {
    var phone: String { get }
}

final class ListComponent: ModelComponent<ListDependency> {}  // reported here

final class EmptyComponent: ModelComponent<> {}  // reported here

class BaseAboutComponent: ScreenComponent {}  // reported here

final class AboutComponent: BaseAboutComponent {}

final class BookComponent: ModelComponent<Int, ListDependency> {}

final class RootComponent: BootstrapComponent {
    var phone: String { "5" }
    var list: ListComponent { ListComponent(parent: self) }
    var empty: EmptyComponent { EmptyComponent(parent: self) }
    var about: AboutComponent { AboutComponent(parent: self) }
    var book: BookComponent { BookComponent(parent: self) }
}
