import DIRuntime

public struct Theme {
    public init() {}
}

open class ScreenComponent<D>: Component<D> {
    public var theme: Theme { Theme() }
}
