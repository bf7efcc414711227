public import Architecture

/// The feature behind a flag, or nothing while the flag is off.
///
/// ```swift
/// Plugin(.profile, in: tabs)
/// ```
@MainActor
public struct Plugin<Flag: FeatureFlag, Feature> {
    private let flag: Flag
    private let point: PluginPoint<Flag, Feature>

    public init(_ flag: Flag, in point: PluginPoint<Flag, Feature>) {
        self.flag = flag
        self.point = point
    }

    public var feature: Feature? { point.feature(flag) }
}

/// The features behind those of some flags that are on, in the order of the flags.
///
/// ```swift
/// ForEachPlugin([.text, .photo], in: feedItems)
/// ```
@MainActor
public struct ForEachPlugin<Flag: FeatureFlag, Feature> {
    /// The flags that are on.
    public let flags: [Flag]
    private let point: PluginPoint<Flag, Feature>

    public init(_ flags: [Flag], in point: PluginPoint<Flag, Feature>) {
        self.flags = flags.filter(point.isOn)
        self.point = point
    }

    public var features: [Feature] { flags.compactMap(point.feature) }
}

/// The feature behind the first of some flags that is on. The others are not built.
///
/// ```swift
/// OneOfPlugin([.ad, .tip], in: feedItems)
/// ```
@MainActor
public struct OneOfPlugin<Flag: FeatureFlag, Feature> {
    private let flag: Flag?
    private let point: PluginPoint<Flag, Feature>

    public init(_ flags: [Flag], in point: PluginPoint<Flag, Feature>) {
        flag = flags.first(where: point.isOn)
        self.point = point
    }

    public var feature: Feature? { flag.flatMap(point.feature) }
}

// Where the features are views, all three are views too. Each feature has its flag as its identity: another flag is
// another view, even where both features are of one type.

extension Plugin: View where Feature: View {
    public var body: some View { ForEachPlugin([flag], in: point) }
}

extension ForEachPlugin: View where Feature: View {
    public var body: some View {
        ForEach(flags, id: \.self) { flag in point.feature(flag) }
    }
}

extension OneOfPlugin: View where Feature: View {
    public var body: some View { ForEachPlugin(flag.map { [$0] } ?? [], in: point) }
}
