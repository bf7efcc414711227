/// How build systems make a module's name of a target's or a product's.
enum ModuleName {
    /// Whatever is not part of an identifier becomes `_`.
    static func identifier(_ name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            let isDigit = scalar.properties.numericType != nil
            let isPart = scalar.properties.isXIDContinue || scalar == "_"
            if result.isEmpty, isDigit, isPart { result += "_" }
            result.unicodeScalars.append(isPart ? scalar : "_")
        }
        return result
    }

    /// Whether compiler flags say that the default isolation is the main actor's.
    static func isOnMainActor(flags: [String]) -> Bool {
        if flags.contains("-default-isolation=MainActor") { return true }
        return zip(flags, flags.dropFirst()).contains { $0 == "-default-isolation" && $1 == "MainActor" }
    }
}
