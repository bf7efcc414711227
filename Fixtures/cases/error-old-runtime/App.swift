import DIRuntime

final class RootComponent: BootstrapComponent {
    let user: String = "Ada"
    var feed: FeedComponent { FeedComponent(parent: self) }
    var help: HelpComponent { HelpComponent(parent: self) }
}

final class HelpComponent: Component<EmptyDependency> {}
