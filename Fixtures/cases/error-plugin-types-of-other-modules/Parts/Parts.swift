import DIRuntime

public protocol FeedExtension: PluginExtension {
    var banner: String { get }
}

public final class FeedNonCoreComponent: NonCoreComponent<EmptyDependency> {
    public var banner: String { "Two for one" }
}
