import DIRuntime

open class FlowComponent<FlowDependency>: Component<FlowDependency> {}

typealias Flow<FlowDependency> = FlowComponent<FlowDependency>

typealias Screen<ScreenDependency> = DIRuntime.Component<ScreenDependency>
