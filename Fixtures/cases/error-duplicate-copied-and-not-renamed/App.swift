// The second component was copied from the first, and kept its name.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { "news" }
    var feedComponent: FeedComponent { FeedComponent(parent: self) }
    var adComponent: AdComponent { AdComponent(parent: self) }
}

protocol TitleDependency: Dependency {
    var title: String { get }
}

final class FeedComponent: Component<TitleDependency> {}

final class FeedComponent: Component<TitleDependency> {}
