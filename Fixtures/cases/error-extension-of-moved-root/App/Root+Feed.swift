import DIRuntime

extension RootComponent {
    var feed: FeedComponent { FeedComponent(parent: self) }  // reported here
}

final class FeedComponent: Component<EmptyDependency> {}
