import DIGraphCore
import SwiftFacts

/// Turns the fixes of findings into edits of the files that they are about, each of which is read once for all of them.
struct FixPlanner {
    private let files: [FileID]
    private let read: (FileID) -> [UInt8]?
    private let byteOffset: (SourceLocation) -> UInt32?

    init(_ findings: Findings, read: @escaping (FileID) -> [UInt8]?) {
        files = findings.scanned.sources.indices.map { FileID($0) }
        byteOffset = findings.byteOffset
        self.read = read
    }

    /// Nil where a fix does not fit what the files hold.
    func plan(_ fixes: [Fix?]) -> [SourceFix?] {
        let uses = NameUses(of: fixes.compactMap { $0?.rename }, in: files, read)
        let wanted = fixes.map { fix in fix.flatMap { changes(of: $0, uses) } ?? [] }
        var byFile: [FileID: [Fix.Change]] = [:]
        for change in wanted.joined() { byFile[change.location.file, default: []].append(change) }
        var edits: [Fix.Change: [TextEdit]] = [:]
        for (file, changes) in byFile {
            let places = changes.compactMap { byteOffset($0.location) }
            guard let bytes = read(file), places.count == changes.count else { continue }
            let made = SourceEditor.edits(of: zip(places, changes).map { ($0, $1.change) }, in: bytes, .needle)
            for (change, made) in zip(changes, made) { edits[change] = made }
        }
        return zip(fixes, wanted).map { fix, changes in fix.flatMap { sourceFix($0, changes, edits) } }
    }

    /// All that a fix changes: a name in every file that has it.
    private func changes(of fix: Fix, _ uses: NameUses) -> [Fix.Change]? {
        guard let rename = fix.rename else { return fix.changes }
        if rename.needsUse, uses.areRequested(rename.old) || !uses.areRequested(rename.new) { return nil }
        let renamings = uses.files(of: rename.old).map { file in
            let places = Set(rename.places.filter { $0.file == file }.compactMap(byteOffset))
            let change = SourceChange.everyName(rename.old, instead: rename.new, declaredAt: places)
            return Fix.Change(change, at: SourceLocation(file: file, offset: 0))
        }
        return fix.changes + renamings
    }

    private func sourceFix(_ fix: Fix, _ changes: [Fix.Change], _ edits: [Fix.Change: [TextEdit]]) -> SourceFix? {
        var all: [(file: FileID, edit: TextEdit)] = []
        for change in changes {
            guard let made = edits[change] else { return nil }
            all += made.map { (change.location.file, $0) }
        }
        let ordered = all.sorted { ($0.file, $0.edit.range.lowerBound) < ($1.file, $1.edit.range.lowerBound) }
        for (edit, next) in zip(ordered, ordered.dropFirst()) where edit.file == next.file {
            if edit.edit.collides(with: next.edit) { return nil }
        }
        return ordered.isEmpty ? nil : SourceFix(title: fix.title, isComplete: fix.isComplete, edits: ordered)
    }
}

/// Where the names stand that fixes change: each file is read once for all of them.
private struct NameUses {
    private var files: [String: [FileID]] = [:]
    /// The names that some file has behind `dependency.` or `pluginExtension.`.
    private var requested: Set<String> = []

    init(of renames: [Fix.Rename], in files: [FileID], _ read: (FileID) -> [UInt8]?) {
        if renames.isEmpty { return }
        let names = Set(renames.flatMap { [$0.old, $0.new] })
        let words = Dictionary(names.map { (NameHash($0), $0) }, uniquingKeysWith: { first, _ in first })
        // One pass over the words is slower than a search for a name, but not than many.
        let areFew = names.count < 50
        for file in files {
            read(file)?.withUnsafeBufferPointer { bytes in
                if areFew, !names.contains(where: bytes.holds) { return }
                bytes.forEachWord { range in
                    guard let name = words[NameHash(UnsafeBufferPointer(rebasing: bytes[range]))] else { return }
                    if self.files[name]?.last != file { self.files[name, default: []].append(file) }
                    if !requested.contains(name), bytes.isRequested(from: range.lowerBound) { requested.insert(name) }
                }
            }
        }
        // A name with blanks is no word.
        for name in names where !name.utf8.allSatisfy(Lexer.isNameByte) { self.files[name] = files }
    }

    func files(of name: String) -> [FileID] { files[name] ?? [] }

    func areRequested(_ name: String) -> Bool { requested.contains(name) }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func holds(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { firstOffset(of: $0, from: 0) != nil }
    }

    /// All names, keywords and numbers, also those in comments and strings.
    fileprivate func forEachWord(_ body: (Range<Int>) -> Void) {
        var start = 0
        while start < count {
            var end = start
            while end < count, Lexer.isNameByte(self[end]) { end += 1 }
            if start < end { body(start..<end) }
            start = end + 1
        }
    }

    /// Whether the name stands behind `dependency.` or `pluginExtension.`.
    fileprivate func isRequested(from name: Int) -> Bool {
        guard name > 0, self[name - 1] == Byte.period else { return false }
        var start = name - 1
        while start > 0, Lexer.isNameByte(self[start - 1]) { start -= 1 }
        let requester = String(decoding: self[start..<name - 1], as: UTF8.self)
        return Vocabulary.needle.requesters.contains { requester == $0 }
    }
}

extension Findings {
    /// The edits that mend each of the diagnostics, where they are certain; `read` gives the bytes of a file as they were
    /// scanned.
    package func fixes(read: @escaping (FileID) -> [UInt8]?) -> [SourceFix?] {
        if diagnostics.allSatisfy({ $0.fix == nil }) { return diagnostics.map { _ in nil } }
        return FixPlanner(self, read: read).plan(diagnostics.map(\.fix))
    }
}

/// A fix with the bytes that it changes.
package struct SourceFix: Sendable {
    package let title: String
    package let isComplete: Bool
    /// By file, then place.
    package let edits: [(file: FileID, edit: TextEdit)]
}
