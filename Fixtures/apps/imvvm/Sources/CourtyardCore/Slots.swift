public import DIRuntime
public import IMVVM

// The places for plug-ins, and what fits there. Hosts and plug-ins know them, and need not know each other.

/// The tabs of the home screen.
public enum HomeTabs: PluginSlot {
    public typealias Plugin = HomeTab
}

/// What stands in the feed, one below the other.
public enum FeedItems: PluginSlot {
    public typealias Plugin = TypeErasedView
}

/// What may stand at the end of the feed: the first that is on.
public enum FeedOffers: PluginSlot {
    public typealias Plugin = TypeErasedView
}

/// What runs while somebody is logged in.
public enum SessionWorkers: MainActorWorkerSlot {}

/// A tab, as its plug-in hands it to the home screen.
public struct HomeTab: View {
    public let title: String
    private let content: TypeErasedView

    public init(title: String, content: some View) {
        self.title = title
        self.content = content.typeErased()
    }

    public var body: some View { content }
}
