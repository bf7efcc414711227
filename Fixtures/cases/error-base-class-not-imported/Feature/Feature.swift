// The file lost the import of its base class's module: one error, though what inherits from it and what it creates are no
// components for that either.
import DIRuntime

public protocol FeatureDependency: CoreDependency { var title: String { get } }

open class FeatureComponent: FlowComponent<FeatureDependency> {
    public var detail: DetailComponent { DetailComponent(parent: self) }
}

public protocol DetailDependency: Dependency { var title: String { get } }

public final class DetailComponent: Component<DetailDependency> {}
