// The company's umbrella over the runtime, named in the configuration as a runtime module.
@_exported import DIRuntime

open class TracedComponent<Needs>: Component<Needs> {
    public var trace: [String] { path }
}
