import SwiftFacts

/// The edit that mends a finding, as its rule knows it: what to change, and of which declarations.
package struct Fix: Sendable {
    /// What it does, as in "make 'display' of 'RootComponent' 'public'".
    let title: String
    /// Whether it leaves nothing to write: else a placeholder stands where only the user knows what to.
    let isComplete: Bool
    private(set) var changes: [Change]
    private(set) var rename: Rename?

    struct Change: Hashable, Sendable {
        let change: SourceChange
        let location: SourceLocation

        init(_ change: SourceChange, at location: SourceLocation) {
            self.change = change
            self.location = location
        }
    }

    /// Another name for declarations, and for all that is asked of `dependency` by the old one.
    struct Rename: Sendable {
        let old: String
        let new: String
        let places: Set<SourceLocation>
        /// Whether it is certain only if the code asks for the new name already, and nowhere for the old one.
        let needsUse: Bool

        init(from old: String, to new: String, at places: Set<SourceLocation>, needsUse: Bool = false) {
            self.old = old
            self.new = new
            self.places = places
            self.needsUse = needsUse
        }
    }

    /// Nil for one that changes nothing.
    init?(_ title: String, isComplete: Bool = true, _ changes: [Change]) {
        if changes.isEmpty { return nil }
        self.title = title
        self.isComplete = isComplete
        self.changes = changes
    }

    init(_ title: String, renaming rename: Rename) {
        self.title = title
        isComplete = true
        changes = []
        self.rename = rename
    }

    /// A rename with the changes of another fix.
    func also(_ other: Fix) -> Fix {
        var both = Fix(
            title: "\(other.title) and \(title)", isComplete: isComplete && other.isComplete, changes: changes)
        both.changes += other.changes
        both.rename = rename
        return both
    }

    private init(title: String, isComplete: Bool, changes: [Change]) {
        self.title = title
        self.isComplete = isComplete
        self.changes = changes
    }

    init?(importing module: String, in file: FileID) {
        let change = Change(.importing(module), at: SourceLocation(file: file, offset: 0))
        self.init("add 'import \(module)'", [change])
    }

    /// The fix of findings that are told as one; each of them must have one.
    static func joined(_ fixes: [Fix?]) -> Fix? {
        guard var joined = fixes.first ?? nil else { return nil }
        var known = Set(joined.changes)
        for fix in fixes.dropFirst() {
            guard let fix, fix.rename == nil else { return nil }
            joined.changes += fix.changes.filter { known.insert($0).inserted }
        }
        return joined
    }
}

/// A fix with the bytes that it changes.
package struct SourceFix: Sendable {
    package let title: String
    package let isComplete: Bool
    /// By file, then place.
    package let edits: [(file: FileID, edit: TextEdit)]
}
