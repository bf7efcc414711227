import SwiftFacts

extension String {
    /// The text of these bytes; nil where they are not UTF-8. (`init(validating:as:)` needs macOS 15.)
    init?(utf8Text bytes: ArraySlice<UInt8>) {
        guard bytes.withUnsafeBufferPointer({ UTF8Validator.firstInvalidOffset(in: $0) == nil }) else { return nil }
        self.init(decoding: bytes, as: UTF8.self)
    }
}
