import Core
import DIRuntime

public final class FeedComponent: Component<EmptyDependency> {}
