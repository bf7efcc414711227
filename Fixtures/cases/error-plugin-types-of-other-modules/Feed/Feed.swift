// What one component names is in a module that its file does not import, and what the other names in one that imports
// this module.
import DIRuntime

public final class FeedComponent: PluginizedComponent<
    EmptyDependency,
    FeedExtension,  // reported here
    FeedNonCoreComponent
> {}

public final class ProfileComponent: PluginizedComponent<
    EmptyDependency,
    ProfileExtension,  // reported here
    ProfileNonCoreComponent  // reported here
> {}
