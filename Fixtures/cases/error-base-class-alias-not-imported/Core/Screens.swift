import DIRuntime

open class FlowComponent<FlowDependency>: Component<FlowDependency> {}

public typealias Flow<FlowDependency> = FlowComponent<FlowDependency>

public typealias Screen<ScreenDependency> = DIRuntime.Component<ScreenDependency>
