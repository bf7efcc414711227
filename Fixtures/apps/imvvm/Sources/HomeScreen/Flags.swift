public import PluginFramework

/// The tabs that the home screen has room for, in their order.
public enum TabFlag: String, FeatureFlag {
    case feed = "tab.feed"
    case profile = "tab.profile"
}

/// The workers that run while somebody is logged in.
public enum WorkerFlag: String, FeatureFlag {
    case analytics = "worker.analytics"
    case refresh = "worker.refresh"
}
