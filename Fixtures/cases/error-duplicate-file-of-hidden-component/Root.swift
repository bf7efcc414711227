// A copied file says the same of its typealiases, and what is private in both is declared twice like all else.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let index = Page<String>.Index()

    var feed: FeedComponent { FeedComponent(parent: self) }
}
