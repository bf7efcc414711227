public import PluginFramework

/// What may stand in the feed.
public enum FeedItemFlag: String, FeatureFlag {
    case text = "feed.text"
    case photo = "feed.photo"
    case ad = "feed.ad"
    case tip = "feed.tip"
}
