extension String {
    /// The word as a shell reads it back.
    var quotedForShell: String {
        let isPlain = unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "@%+=:,./-_".unicodeScalars.contains(scalar)
        }
        if isPlain && !isEmpty { return self }
        return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}

extension [String] {
    /// The words as a shell reads them back.
    var quotedForShell: String { map(\.quotedForShell).joined(separator: " ") }
}
