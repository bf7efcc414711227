/// Initialisers of libraries that are known to give an optional: `Int("3")`, `URL(string:)`, `UIImage(named:)`.
public enum FailingInitializers {
    /// Those whose first argument has a label that nearly always means this.
    public static func isKnown(label: String) -> Bool {
        switch label {
        case "string", "named", "systemName", "rawValue", "exactly", "validating", "uuidString", "base64Encoded",
            "suiteName", "path", "data", "utf8String", "cString", "identifier", "filename", "contentsOfFile":
            true
        default: false
        }
    }

    static func isKnown(label: String, of type: String) -> Bool {
        if isKnown(label: label) { return true }
        return switch (type, label) {
        case ("Bundle", "url"), ("HTTPURLResponse", "url"), ("String", "bytes"), ("TimeZone", "abbreviation"),
            ("TimeZone", "secondsFromGMT"), ("URLComponents", "url"):
            true
        default: false
        }
    }

    /// Those whose first argument has no label.
    static func isKnown(of type: String, takingNumber isNumber: Bool) -> Bool {
        switch type {
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
            "Bool":
            !isNumber
        case "Scalar": true
        default: false
        }
    }
}
