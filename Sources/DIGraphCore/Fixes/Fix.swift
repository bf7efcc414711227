import SwiftFacts

/// The edit that mends a finding, as its rule knows it: what to change, and of which declarations.
package final class Fix: Sendable {
    /// What it does, as in "make 'display' of 'RootComponent' 'public'".
    package let title: String
    /// Whether it leaves nothing to write: else a placeholder stands where only the user knows what to.
    package let isComplete: Bool
    package let changes: [Change]
    package let rename: Rename?

    package struct Change: Hashable, Sendable {
        package let change: SourceChange
        package let location: SourceLocation

        package init(_ change: SourceChange, at location: SourceLocation) {
            self.change = change
            self.location = location
        }
    }

    /// Another name for declarations, and for all that is asked of `dependency` by the old one.
    package struct Rename: Sendable {
        package let old: String
        package let new: String
        package let places: Set<SourceLocation>
        /// Whether it is certain only if the code asks for the new name already, and nowhere for the old one.
        package let needsUse: Bool

        init(from old: String, to new: String, at places: Set<SourceLocation>, needsUse: Bool = false) {
            self.old = old
            self.new = new
            self.places = places
            self.needsUse = needsUse
        }
    }

    private init(title: String, isComplete: Bool, _ changes: [Change], _ rename: Rename? = nil) {
        self.title = title
        self.isComplete = isComplete
        self.changes = changes
        self.rename = rename
    }

    /// Nil for one that changes nothing.
    convenience init?(_ title: String, isComplete: Bool = true, _ changes: [Change]) {
        if changes.isEmpty { return nil }
        self.init(title: title, isComplete: isComplete, changes)
    }

    convenience init(_ title: String, renaming rename: Rename) {
        self.init(title: title, isComplete: true, [], rename)
    }

    convenience init?(importing module: String, as level: AccessLevel?, in file: FileID) {
        let change = Change(.importing(module, level), at: SourceLocation(file: file, offset: 0))
        self.init("add '\(SourceChange.declaration(ofImporting: module, as: level))'", [change])
    }

    /// The name most often stands where this looks for it; where it does not, nothing is edited.
    ///
    /// - Parameter imported: where the import begins.
    convenience init?(importing module: String, insteadOf other: String, at imported: SourceLocation) {
        let name = SourceLocation(file: imported.file, offset: imported.offset + UInt32("import ".utf8.count))
        self.init(writing: [module], insteadOf: other, at: name)
    }

    /// Nil unless one name alone may be meant.
    convenience init?(writing meant: [String], insteadOf name: String, at location: SourceLocation) {
        guard meant.count == 1 else { return nil }
        self.init("write '\(meant[0])'", [Change(.name(name, instead: meant[0]), at: location)])
    }

    /// The import that is all it adds, and to which file.
    var lostImport: String? {
        guard changes.count == 1, rename == nil, case .importing(let module, _) = changes[0].change else { return nil }
        return Self.lostImport(of: module, in: changes[0].location.file)
    }

    /// What tells an import that a file lacks from others.
    static func lostImport(of module: String, in file: FileID) -> String { "import \(module) in \(file.index)" }

    /// A rename with the changes of another fix.
    func also(_ other: Fix) -> Fix {
        Fix(
            title: "\(other.title) and \(title)", isComplete: isComplete && other.isComplete, changes + other.changes,
            rename)
    }

    /// The fix of findings that are told as one; each of them must have one.
    static func joined(_ fixes: [Fix?]) -> Fix? {
        guard let first = fixes.first ?? nil else { return nil }
        var changes = first.changes
        var known = Set(changes)
        for fix in fixes.dropFirst() {
            guard let fix, fix.rename == nil else { return nil }
            changes += fix.changes.filter { known.insert($0).inserted }
        }
        return Fix(title: first.title, isComplete: first.isComplete, changes, first.rename)
    }
}
