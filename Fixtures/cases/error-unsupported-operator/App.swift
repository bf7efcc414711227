// An operator is named as it is written, and its parameters have no labels.
import DIRuntime

infix operator <+> : AdditionPrecedence

final class RootComponent: BootstrapComponent {
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    static func == (left: Self, right: Self) -> Bool
    static func <+> <T: Equatable>(left: Self, right: T) -> T
}

final class PageComponent: Component<PageDependency> {}
