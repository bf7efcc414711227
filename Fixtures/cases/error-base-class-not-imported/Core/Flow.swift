import DIRuntime

open class FlowComponent<FlowDependency>: Component<FlowDependency> {}

public protocol CoreDependency: Dependency { var host: String { get } }
