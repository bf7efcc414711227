public import DIRuntime

public final class FeatureComponent: Component<EmptyDependency> {
    public var title: String { "Feature" }
    public var detail: DetailComponent { DetailComponent(parent: self) }
}

final class HiddenComponent: Component<EmptyDependency> {
    var below: BelowHiddenComponent { BelowHiddenComponent(parent: self) }
}

final class BelowHiddenComponent: Component<EmptyDependency> {}

public protocol DetailDependency: Dependency {
    var title: String { get }
}

public final class DetailComponent: Component<DetailDependency> {
    public var text: String { dependency.title }
    public var page: PageComponent { PageComponent(parent: self) }
}

public final class PageComponent: Component<EmptyDependency> {}
