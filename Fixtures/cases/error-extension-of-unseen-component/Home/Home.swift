import DIRuntime
import Models

public protocol TitleDependency: Dependency {
    var badge: Badge { get }
    var title: String { get }
    var size: Int { get }
}

public final class HomeComponent: Component<EmptyDependency> {
    public var header: HeaderComponent { HeaderComponent(parent: self) }
}

final class HeaderComponent: Component<EmptyDependency> {
    var title: TitleComponent { TitleComponent(parent: self) }
}

public final class TitleComponent: Component<TitleDependency> {}
