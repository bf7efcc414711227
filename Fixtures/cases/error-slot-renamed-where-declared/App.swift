// A slot has a new name where it is declared only. It has neither a host nor plug-ins: it is what is meant.
import DIRuntime

enum FeedDeals: PluginSlot {
    typealias Plugin = String
}

final class FeedComponent: Component<EmptyDependency> {
    var offers: Plugins<FeedOffers> { plugins() }  // reported here
}

final class AdComponent: SlotComponent<EmptyDependency, FeedOffers> {
    override class var flag: String { "ad" }
    override var plugin: String { "Ad" }
}

final class RootComponent: BootstrapComponent {
    var feed: FeedComponent { FeedComponent(parent: self) }
}
