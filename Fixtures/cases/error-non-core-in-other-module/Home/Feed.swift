// The non-core component was moved to another module, which this file does not import.
public import DIRuntime

public protocol FeedExtension: PluginExtension {
    var banner: String { get }
}

public final class FeedComponent: PluginizedComponent<EmptyDependency, FeedExtension, FeedExtras> {}
