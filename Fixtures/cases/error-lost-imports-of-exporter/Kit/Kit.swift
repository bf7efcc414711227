// The other modules have the runtime from this one, so that 'import Kit' is what they lack, and no 'import DIRuntime'.
@_exported import DIRuntime

open class ScreenComponent<Needs>: Component<Needs> {}

public struct Theme {
    public init() {}
}

public protocol KitDependency: Dependency {
    var theme: Theme { get }
}
