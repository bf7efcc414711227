/// Where plug-ins are plugged in. A parent asks by flag, and never learns which feature answers.
///
/// ```swift
/// PluginPoint(flags: flags) { (flag: TabFlag) in
///     switch flag {
///     case .feed: TypeErasedView(FeedComponent(parent: self).make())
///     case .profile: TypeErasedView(ProfileComponent(parent: self).make())
///     }
/// }
/// ```
///
/// A feature is built once, when it is asked for, and never while its flag is off.
@MainActor
public final class PluginPoint<Flag: FeatureFlag, Feature> {
    private let flags: FlagValues
    private let build: (Flag) -> Feature
    private var built: [Flag: Feature] = [:]

    public init(flags: FlagValues, build: @escaping (Flag) -> Feature) {
        self.flags = flags
        self.build = build
    }

    func isOn(_ flag: Flag) -> Bool {
        flags.isOn(flag)
    }

    func feature(_ flag: Flag) -> Feature? {
        guard isOn(flag) else { return nil }
        if let feature = built[flag] { return feature }
        let feature = build(flag)
        built[flag] = feature
        return feature
    }
}
