import DIRuntime

open class FeatureComponent<D>: Component<D> {
    public var log: Log { shared { Log() } }
}

final class Log: Sendable {}
