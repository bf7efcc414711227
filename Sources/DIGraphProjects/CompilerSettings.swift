/// What the compiler is told of a module, as far as it decides where its code runs.
package struct CompilerSettings: Equatable, Sendable {
    package var hasMainActorIsolation = false
    /// Whether `async` members of no actor run where their caller does.
    package private(set) var isNonsending = false
    /// As it is written, `5` or `6.0`; nil where nobody says it.
    var languageMode: String?
    private var features: Set<String> = []
    /// The names that `#if` finds defined; nil where not all of them are known.
    package var defines: Set<String>?
    /// Those that only some builds define.
    package var openDefines: Set<String> = []
    /// Whether the project surely leaves the isolation at the compiler's default.
    package var isSurelyNonisolated = false

    /// Whether protocols are not on the actor of those that they inherit from.
    package var isInMode5: Bool { isOldMode && !features.contains("GlobalActorIsolatedTypesUsability") }

    /// Whether classes are on the actor of the property wrappers in them.
    package var infersFromWrappers: Bool { isOldMode && !features.contains("DisableOutwardActorInference") }

    private var isOldMode: Bool { languageMode?.split(separator: ".").first.flatMap { Int($0) } ?? 6 < 6 }

    /// Upcoming features of the compiler.
    mutating func set(feature: String, isOn: Bool = true) {
        switch feature {
        case "NonisolatedNonsendingByDefault": isNonsending = isOn
        case _ where isOn: features.insert(feature)
        default: features.remove(feature)
        }
    }

    /// `PROMO` of `-DPROMO`, or of `-D` and `PROMO` behind it.
    static func defines(inFlags flags: [String]) -> [String] {
        let joined = flags.filter { $0.hasPrefix("-D") && $0.utf8.count > 2 }.map { String($0.dropFirst(2)) }
        return joined + zip(flags, flags.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
    }

    mutating func read(flags: [String]) {
        // `-Xfrontend -default-isolation -Xfrontend MainActor` hands the same over.
        let flags = flags.filter { $0 != "-Xfrontend" }.flatMap { $0.split(separator: "=").map(String.init) }
        for (flag, value) in zip(flags, flags.dropFirst()) {
            switch flag {
            case "-default-isolation": hasMainActorIsolation = value == "MainActor"
            case "-enable-upcoming-feature": set(feature: value)
            case "-swift-version": languageMode = value
            default: break
            }
        }
    }
}
