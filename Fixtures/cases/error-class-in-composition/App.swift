// A composition with a class, also by a typealias: no provider can inherit from it.
import DIRuntime

protocol TitleDependency: Dependency {
    var title: String { get }
}

typealias RowDependency = TitleDependency & Style  // reported here

class Style {}

final class RootComponent: BootstrapComponent {
    var title: String { "News" }
    var page: PageComponent { PageComponent(parent: self) }
}

final class PageComponent: Component<TitleDependency & RowComponent> {  // reported here
    var row: RowComponent { RowComponent(parent: self) }
}

final class RowComponent: Component<RowDependency> {
    var text: String { dependency.title }
}
