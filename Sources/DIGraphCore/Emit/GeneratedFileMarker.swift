/// Tells the tool's own output, and Needle's, from sources that people write.
package enum GeneratedFileMarker {
    /// The first line of every generated file.
    package static let line = "// needle-gen:generated"

    private static let own = BytePattern("// needle-gen:generated")
    private static let needle = BytePattern("private let needleDependenciesHash")

    /// Whether the bytes are a generated file: our marker near the top, or the declaration that Needle ends with.
    package static func isGenerated(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let beginning = UnsafeBufferPointer(rebasing: bytes.prefix(1_024))
        return beginsLine(own, in: beginning) || beginsLine(needle, in: bytes)
    }

    private static func beginsLine(_ pattern: BytePattern, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var position = 0
        while let start = bytes.firstOffset(of: pattern, from: position) {
            let isAfterByteOrderMark = start == 3 && bytes[0] == 0xEF
            if start == 0 || isAfterByteOrderMark || Lexer.isLineBreak(bytes[start - 1]) { return true }
            position = start + pattern.count
        }
        return false
    }
}
