// A class that lost its access is told once, also where it serves a component whose protocol stands in it.
import DIRuntime

open class ToolComponent: Component<EmptyDependency> {
    public var probe: some AnyObject { ProbeComponent(parent: self) }
}

final class ProbeComponent: Component<EmptyDependency> {
    public var title: String { "probe" }
    public var deep: DeepComponent { DeepComponent(parent: self) }

    public protocol DeepDependency: Dependency {
        var title: String { get }
    }

    public final class DeepComponent: Component<DeepDependency> {}
}
