/// How build systems make a module's name of a target's or a product's.
enum ModuleName {
    /// As SwiftPM and Xcode make it: whatever is not part of an identifier becomes `_`, and so does a digit that it begins
    /// with. CocoaPods and rules_swift keep that digit, behind a `_`.
    static func identifier(_ name: String, keepsFirstDigit: Bool = false) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            let isPart = scalar.properties.isXIDContinue || scalar == "_"
            if result.isEmpty, isPart, scalar.properties.numericType != nil {
                result += "_"
                if !keepsFirstDigit { continue }
            }
            result.unicodeScalars.append(isPart ? scalar : "_")
        }
        return result
    }
}
