/// The flags of the features that one parent has room for; the raw value is the flag's name everywhere.
///
/// ```swift
/// enum TabFlag: String, FeatureFlag {
///     case feed = "tab.feed"
///     case profile = "tab.profile"
/// }
/// ```
public protocol FeatureFlag: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

/// What is known of all flags at one time. Every flag is on that is not known to be off.
public struct FlagValues: Hashable, Sendable {
    private let switchedOff: Set<String>

    public init(switchedOff: Set<String> = []) {
        self.switchedOff = switchedOff
    }

    public func isOn(_ flag: some FeatureFlag) -> Bool {
        !switchedOff.contains(flag.rawValue)
    }
}

/// Where flags are kept, usually far away: it may be slow, and it may fail.
public protocol FlagSource: Sendable {
    /// The names of the flags that are off.
    func switchedOff() async throws -> Set<String>
}

/// The flags of the app. Nobody ever waits for them: until the source has answered, and when it fails, all are on.
///
/// A scope takes the values once, when it is created, so that no feature comes or goes while the scope lives.
@MainActor
public final class FlagStore {
    public private(set) var values = FlagValues()
    private let source: any FlagSource

    public init(source: any FlagSource) {
        self.source = source
    }

    public func refresh() async {
        // A source that fails has said nothing: what is known stays.
        guard let names = try? await source.switchedOff() else { return }
        values = FlagValues(switchedOff: names)
    }
}
