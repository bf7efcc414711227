/// Read on and off the main actor, unlike most of this module.
nonisolated struct Note: Identifiable, Sendable {
    let id: Int
    let title: String
    var lines: [String]
}
