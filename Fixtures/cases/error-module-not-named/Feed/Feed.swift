import DIRuntime

public final class FeedComponent: Component<EmptyDependency> {
}
