import DIRuntime

// It lost its 'public': one finding, though a public protocol asks for it as well.
final class DetailComponent: Component<EmptyDependency> {}

public protocol ListDependency: Dependency {
    var detailComponent: DetailComponent { get }
}

public final class ListComponent: Component<ListDependency> {}
