/// A pattern over the parts of a path: `*` and `?` within a part, `**` over any number of parts, `{a,b}` for either.
///
///     Glob("Sources/**/*.swift").matches(["Sources", "Cart", "Cart.swift"])  // true
struct Glob: Equatable, Sendable {
    private let parts: [[UInt8]]
    private var isPlain = false

    private static let everything = Array("**".utf8)

    init(_ pattern: some StringProtocol) {
        parts = String(pattern).split(separator: "/").filter { $0 != "." }.flatMap(Self.bytes(of:))
    }

    /// A path, in whose names no character stands for others.
    init(path: some StringProtocol) {
        parts = String(path).split(separator: "/").filter { $0 != "." }.map { Array($0.utf8) }
        isPlain = true
    }

    /// `**.swift` is read as `**/*.swift`.
    private static func bytes(of part: Substring) -> [[UInt8]] {
        let bytes = Array(part.utf8)
        guard bytes.starts(with: everything), bytes.count > 2 else { return [bytes] }
        return [everything, Array(bytes.dropFirst())]
    }

    /// Whether the files that it matches are Swift's.
    var namesSwift: Bool { parts.last?.suffix(6).elementsEqual(".swift".utf8) == true }

    /// Whether it holds folders of any depth.
    var isRecursive: Bool { parts.contains(Self.everything) }

    /// With `orAbove`, also where a folder on the way matches.
    func matches(_ path: [Substring], orAbove: Bool = false) -> Bool {
        // The positions in the pattern that the parts read so far can have led to.
        var positions = reached([0])
        for (index, part) in path.enumerated() {
            var next: Set<Int> = []
            let name = Array(part.utf8)
            for position in positions where position < parts.count {
                if isPlain {
                    if parts[position] == name { next.insert(position + 1) }
                } else if parts[position] == Self.everything {
                    next.insert(position)
                } else if Self.matches(parts[position][...], name[...]) {
                    next.insert(position + 1)
                }
            }
            if next.isEmpty { return false }
            positions = reached(next)
            if positions.contains(parts.count), orAbove || index == path.count - 1 { return true }
        }
        return false
    }

    /// `**` may stand for nothing.
    private func reached(_ positions: Set<Int>) -> Set<Int> {
        var result = positions
        for var position in positions {
            while position < parts.count, parts[position] == Self.everything {
                position += 1
                result.insert(position)
            }
        }
        return result
    }

    /// One part against one name.
    private static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
        // Each pair of braces doubles the patterns at least.
        if (1...4).contains(pattern.count { $0 == UInt8(ascii: "{") }), let choices = alternatives(pattern) {
            return choices.contains { matches($0[...], name) }
        }
        var pattern = pattern
        var name = name
        // Where the last `*` stands, and what it has taken so far.
        var retry: (pattern: ArraySlice<UInt8>, name: ArraySlice<UInt8>)?
        while true {
            if let next = pattern.first, next == UInt8(ascii: "*") {
                pattern = pattern.dropFirst()
                retry = (pattern, name)
            } else if let next = pattern.first, let byte = name.first, next == byte || next == UInt8(ascii: "?") {
                pattern = pattern.dropFirst()
                name = name.dropFirst()
            } else if pattern.isEmpty && name.isEmpty {
                return true
            } else if let last = retry, !last.name.isEmpty {
                retry = (last.pattern, last.name.dropFirst())
                pattern = last.pattern
                name = last.name.dropFirst()
            } else {
                return false
            }
        }
    }

    /// The patterns that the first `{a,b}` stands for.
    private static func alternatives(_ pattern: ArraySlice<UInt8>) -> [[UInt8]]? {
        guard let open = pattern.firstIndex(of: UInt8(ascii: "{")),
            let close = pattern[open...].firstIndex(of: UInt8(ascii: "}"))
        else { return nil }
        let choices = pattern[(open + 1)..<close].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        return choices.map { Array(pattern[..<open]) + $0 + pattern[(close + 1)...] }
    }
}
