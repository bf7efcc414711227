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

    /// What makes `async` members of no actor run where their caller does.
    static let nonsendingFeature = "NonisolatedNonsendingByDefault"

    static func isNonsending(flags: [String]) -> Bool {
        let flags = withoutFrontendMarks(flags)
        return zip(flags, flags.dropFirst()).contains { $0 == "-enable-upcoming-feature" && $1 == nonsendingFeature }
    }

    /// Whether compiler flags say that the default isolation is the main actor's.
    static func isOnMainActor(flags: [String]) -> Bool {
        if flags.contains("-default-isolation=MainActor") { return true }
        let flags = withoutFrontendMarks(flags)
        return zip(flags, flags.dropFirst()).contains { $0 == "-default-isolation" && $1 == "MainActor" }
    }

    /// `-Xfrontend -default-isolation -Xfrontend MainActor` hands the same over.
    private static func withoutFrontendMarks(_ flags: [String]) -> [String] { flags.filter { $0 != "-Xfrontend" } }
}
