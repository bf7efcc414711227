public import DIRuntime

open class FlowComponent<Needs>: Component<Needs> {}
