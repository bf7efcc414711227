/// What is known of the flags of plug-ins at one time; a flag of which nothing is known is on.
///
/// ```swift
/// let flags: FlagValues = ["tab.profile": false]
/// flags.isOn("tab.profile")  // false
/// flags.isOn("tab.feed")  // nil
/// ```
///
/// A scope that keeps one has the same plug-ins for as long as it lives, whatever the backend says meanwhile.
public struct FlagValues: Hashable, Sendable {
    let byName: [String: Bool]

    /// Knows the flags that are among the keys, and no others.
    ///
    /// ```swift
    /// let flags = FlagValues(["tab.profile": false])
    /// ```
    public init(_ values: [String: Bool] = [:]) {
        byName = values
    }

    /// Tells whether a flag is on, or nil where nobody knows; the host of a slot takes it as it is.
    ///
    /// ```swift
    /// var tabs: Plugins<HomeTabs> { plugins(flags: dependency.flags.isOn) }
    /// ```
    public func isOn(_ flag: String) -> Bool? { byName[flag] }
}

extension FlagValues: ExpressibleByDictionaryLiteral {
    /// Knows the flags that are written; of one that is written twice the last value.
    ///
    /// ```swift
    /// let flags: FlagValues = ["feed.ad": false, "feed.tip": true]
    /// ```
    public init(dictionaryLiteral elements: (String, Bool)...) {
        self.init(Dictionary(elements) { $1 })
    }
}

/// As an object whose keys are the flags: `{"tab.profile": false}`.
extension FlagValues: Codable {
    /// Reads such an object.
    ///
    /// ```swift
    /// let flags = try JSONDecoder().decode(FlagValues.self, from: data)
    /// ```
    public init(from decoder: any Decoder) throws {
        try self.init([String: Bool](from: decoder))
    }

    /// Writes such an object.
    ///
    /// ```swift
    /// let data = try JSONEncoder().encode(flags)
    /// ```
    public func encode(to encoder: any Encoder) throws {
        try byName.encode(to: encoder)
    }
}
