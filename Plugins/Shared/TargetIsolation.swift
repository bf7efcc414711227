import Foundation

/// The default isolation of targets, where their `async` members run, and their language mode, as far as the text of a manifest
/// surely tells it.
///
/// It reads `swiftSettings` that are spelt out or made of constants, those that a function or a closure gives to each target
/// that it makes, and loops that add settings to all targets, or to those that their `where` names.
struct TargetIsolation {
    enum Isolation: String {
        case mainActor = "MainActor"
        case nonisolated
    }

    /// What settings say of the isolation, and whether all of them were read.
    private struct Settings: Equatable {
        var isolations: Set<Isolation> = []
        /// Those that count here.
        var features: Set<String> = []
        var languageModes: Set<String> = []
        var isExact = true

        static let unknown = Settings(isExact: false)

        func and(_ other: Settings) -> Settings {
            Settings(
                isolations: isolations.union(other.isolations), features: features.union(other.features),
                languageModes: languageModes.union(other.languageModes), isExact: isExact && other.isExact)
        }

        var isolation: Isolation? {
            isolations.isEmpty && isExact ? .nonisolated : isolations.count == 1 ? isolations.first : nil
        }
    }

    /// Settings that a loop over the targets adds to some of them, or gives them in place of their own.
    private struct Loop {
        let settings: Settings
        /// Nil where it is about all.
        let names: Set<String>?
        let isAboutOthers: Bool
        let isReplacing: Bool

        func isAbout(_ target: String) -> Bool { names.map { $0.contains(target) != isAboutOthers } ?? true }
    }

    /// A call that makes targets whose names are computed.
    private struct Maker {
        let place: Int
        let settings: Settings
        /// What all of the names begin and end with.
        let nameStart: String
        let nameEnd: String

        func mayMake(_ target: String) -> Bool { target.hasPrefix(nameStart) && target.hasSuffix(nameEnd) }
    }

    private let manifest: ManifestText
    /// What the `let` of a name declares; nothing where it is declared again.
    private var constants: [String: Range<Int>] = [:]
    private var settingsOfConstants: [String: Settings] = [:]
    private var targets: [String: Settings] = [:]
    private var makers: [Maker] = []
    /// The bodies of the functions of each name.
    private var functions: [String: [Range<Int>]] = [:]
    /// The bodies of those that are called with a text.
    private var makersCalled: [String: [Range<Int>]] = [:]
    /// Names of calls that may be targets without settings, or dependencies.
    private var barelyNamed: Set<String> = []
    /// What functions and closures call that which they are given, and where that holds.
    private var parameters: [(names: Set<String>, body: Range<Int>)] = []
    /// How the loop that is being read calls those that a target has before it.
    private var ownSettings: Set<String> = []
    /// Nil where the manifest changes settings in another way.
    private var loops: [Loop]? = []
    /// The major version of the mode that all targets have which say nothing of it; nil where that is not sure.
    private var languageMode: String?
    /// Whether SwiftPM names the package to the compiler at all.
    private let namesPackage: Bool
    private var targetsOutsidePackage: Set<String> = []
    /// The words of the manifest that may change it, or what follows of it.
    private let wordsOfModes: [String]

    private static let nonsending = "NonisolatedNonsendingByDefault"
    /// What mode 6 says of the actors of protocols and of classes with wrappers, for mode 5.
    private static let featuresOfActors = ["DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability"]

    /// Whether targets may be compiled with what SwiftPM tells nobody.
    let hasUnsafeFlags: Bool

    private var text: [Character] { manifest.text }

    /// Reads that manifest of a package which is in use: it has the package's tools version.
    init(in folder: URL, toolsVersion: String) {
        let manifests = ManifestReader.manifests(in: folder).filter { Self.toolsVersion(of: $0) == toolsVersion }
        self.init(manifests.count == 1 ? manifests[0] : "")
    }

    init(_ text: String) {
        manifest = ManifestText(text)
        let plain = String(manifest.text)
        hasUnsafeFlags = plain.isEmpty || plain.contains("unsafeFlags")
        let words = Self.featuresOfActors + ["swift-version", "LanguageMode", "LanguageVersion"]
        wordsOfModes = words.filter(plain.contains)
        let tools = Self.toolsVersion(of: text)?.split(separator: ".").compactMap { Int($0) }
        languageMode = tools?.first.map { $0 < 6 ? "5" : "6" }
        namesPackage = !(tools ?? [6]).lexicographicallyPrecedes([5, 9])
        // What stands under a condition need not hold.
        guard !text.contains("#if") else { return }
        addConstants()
        languageMode = languageModeOfPackage(standard: languageMode)
        loops = readLoops()
        addFunctions()
        for index in self.text.indices where self.text[index] == "\"" { addTarget(named: index) }
        addMakers()
    }

    /// Nil where that is not sure.
    func isolation(ofTarget name: String) -> Isolation? { loops == nil ? nil : settings(ofTarget: name).isolation }

    /// Whether its `async` members of no actor surely run where their caller does.
    func isNonsending(target name: String) -> Bool {
        loops != nil && settings(ofTarget: name).features.contains(Self.nonsending)
    }

    /// The features that it has, or may have.
    func featuresOfActors(target name: String) -> [String] {
        let settings = settings(ofTarget: name)
        let features = settings.isExact ? settings.features : settings.features.union(wordsOfModes)
        return Self.featuresOfActors.filter(features.contains)
    }

    /// Whether it is surely compiled in language mode 5, where protocols are not on the actor of those that they inherit from.
    func isInMode5(target name: String) -> Bool {
        let settings = settings(ofTarget: name)
        if !settings.languageModes.isEmpty { return settings.languageModes == ["5"] }
        return languageMode == "5" && (settings.isExact || wordsOfModes.isEmpty)
    }

    private func settings(ofTarget name: String) -> Settings {
        let own = targets[name] ?? settingsOfMakers(ofTarget: name)
        guard let loops else { return own.and(.unknown) }
        return loops.filter { $0.isAbout(name) }.reduce(own) { settings, loop in
            loop.isReplacing ? loop.settings : settings.and(loop.settings)
        }
    }

    /// Whether `package` is an access level in it: from tools 5.9 on, unless it says `packageAccess: false`.
    func hasPackageAccess(target name: String) -> Bool { namesPackage && !targetsOutsidePackage.contains(name) }

    /// `6.2.0` for `// swift-tools-version:6.2`
    private static func toolsVersion(of manifest: String) -> String? {
        guard let mark = manifest.range(of: "swift-tools-version:") else { return nil }
        let number = manifest[mark.upperBound...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
        let parts = number.split(separator: ".").map(String.init)
        if parts.isEmpty { return nil }
        return (parts + ["0", "0"].dropFirst(parts.count - 1)).joined(separator: ".")
    }

    // MARK: Targets

    private mutating func addTarget(named quote: Int) {
        guard !isInterpolated(quote), let open = manifest.callOpening(before: quote),
            ManifestText.kindsOfTargets.contains(manifest.word(at: manifest.calleeStart(before: open)))
        else { return }
        let arguments = manifest.parts(of: manifest.inside(open), at: [","])
        // A dependency on a target has a name and a condition.
        guard arguments.contains(where: { manifest.label(of: $0) != "name" && manifest.label(of: $0) != "condition" })
        else { return }
        let own = settings(amongArguments: arguments)
        let name = manifest.string(at: quote)
        if arguments.contains(where: {
            manifest.label(of: $0) == "packageAccess"
                && manifest.word(at: manifest.trimmed(manifest.withoutLabel($0)).lowerBound) == "false"
        }) {
            targetsOutsidePackage.insert(name)
        }
        targets[name] = targets[name] == nil ? own : .unknown
    }

    private func isInterpolated(_ quote: Int) -> Bool {
        manifest.string(quote..<manifest.closing(of: quote)).contains("\\(")
    }

    private mutating func settings(amongArguments arguments: [Range<Int>]) -> Settings {
        let given = arguments.first { manifest.label(of: $0) == "swiftSettings" }
        return given.map { settings(in: manifest.withoutLabel($0)) } ?? Settings()
    }

    // MARK: Targets whose names are computed

    private mutating func addFunctions() {
        for index in text.indices where text[index] == "f" && !manifest.isNamePart(before: index) {
            guard text[index...].starts(with: "func "), let open = text[index...].firstIndex(of: "("),
                let body = text[manifest.closing(of: open)...].firstIndex(of: "{")
            else { continue }
            let heads = manifest.parts(of: manifest.inside(open), at: [","]).map {
                manifest.string($0).prefix { $0 != ":" }
            }
            let range = body..<manifest.closing(of: body)
            parameters.append((Set(heads.flatMap { $0.split(separator: " ").map(String.init) }), range))
            functions[manifest.word(at: index + 5), default: []].append(range)
        }
        for index in text.indices where text[index] == "{" {
            let head = String(text[(index + 1)...].prefix { !"\n({[.\"".contains($0) })
            guard let end = head.range(of: " in") else { continue }
            let names = head[..<end.lowerBound].split { " ,".contains($0) }.map(String.init)
            parameters.append((Set(names), index..<manifest.closing(of: index)))
        }
    }

    private mutating func addMakers() {
        var end = 0
        for index in text.indices where text[index] == "(" {
            let start = manifest.calleeStart(before: index)
            // What stands in the declaration of a target is a dependency.
            guard index >= end, start > 0, text[start - 1] == ".",
                ManifestText.kindsOfTargets.contains(manifest.word(at: start))
            else { continue }
            end = manifest.closing(of: index)
            addMaker(at: index)
        }
        for index in text.indices where text[index] == "\"" {
            guard let open = manifest.callOpening(before: index),
                let bodies = functions[manifest.word(at: manifest.calleeStart(before: open))]
            else { continue }
            makersCalled[manifest.string(at: index), default: []] += bodies
        }
    }

    private mutating func addMaker(at open: Int) {
        let arguments = manifest.parts(of: manifest.inside(open), at: [","])
        guard let first = arguments.first(where: { manifest.label(of: $0) == "name" }) else { return }
        let name = manifest.trimmed(manifest.withoutLabel(first))
        let isText = name.first.map { text[$0] == "\"" && manifest.closing(of: $0) == name.upperBound } ?? false
        guard !isText || isInterpolated(name.lowerBound) else {
            barelyNamed.insert(manifest.string(at: name.lowerBound))
            return
        }
        let ends = isText ? manifest.string(name.dropFirst().dropLast()) : "\\()"
        makers.append(
            Maker(
                place: open, settings: settings(amongArguments: arguments),
                nameStart: ends.components(separatedBy: "\\(").first ?? "",
                nameEnd: ends.components(separatedBy: ")").last ?? ""))
    }

    /// What all of those give that may make a target: the ones in functions that are called with its name, else any.
    private func settingsOfMakers(ofTarget name: String) -> Settings {
        if barelyNamed.contains(name) { return .unknown }
        let possible = makers.filter { $0.mayMake(name) }
        let bodies = makersCalled[name, default: []]
        let called = possible.filter { maker in bodies.contains { $0.contains(maker.place) } }
        let settings = (called.isEmpty ? possible : called).map { $0.settings }
        guard let first = settings.first, settings.allSatisfy({ $0 == first }) else { return .unknown }
        return first
    }

    // MARK: Settings

    /// Those of an array, a sum, a constant, or one setting.
    private mutating func settings(in range: Range<Int>) -> Settings {
        let range = manifest.trimmed(range)
        guard let first = range.first, !ownSettings.contains(manifest.string(range)) else { return Settings() }
        let terms = manifest.parts(of: range, at: ["+"])
        if terms.count > 1 { return all(terms) }
        if "([".contains(text[first]), manifest.closing(of: first) == range.upperBound {
            return all(manifest.parts(of: manifest.inside(first), at: [","]))
        }
        let name = manifest.word(at: first)
        if name.count == range.count {
            let isGiven = parameters.contains { $0.body.contains(first) && $0.names.contains(name) }
            return isGiven ? .unknown : settings(ofConstant: name)
        }
        return setting(in: name == "SwiftSetting" ? range.dropFirst(name.count) : range)
    }

    private mutating func all(_ ranges: [Range<Int>]) -> Settings {
        ranges.reduce(Settings()) { $0.and(settings(in: $1)) }
    }

    private mutating func settings(ofConstant name: String) -> Settings {
        if let known = settingsOfConstants[name] { return known }
        // One that is declared by itself says nothing.
        settingsOfConstants[name] = .unknown
        guard let range = constants[name] else { return .unknown }
        let settings = settings(in: range)
        settingsOfConstants[name] = settings
        return settings
    }

    /// That of `.defaultIsolation(MainActor.self)`, of an upcoming feature or of a language mode, without a condition.
    private func setting(in range: Range<Int>) -> Settings {
        guard let first = range.first, text[first] == "." else { return .unknown }
        let name = manifest.word(at: first + 1)
        let open = first + 1 + name.count
        guard open < range.upperBound, text[open] == "(", manifest.closing(of: open) == range.upperBound,
            name != "unsafeFlags"
        else { return .unknown }
        let argument = manifest.string(manifest.trimmed(manifest.inside(open)))
        switch (name, argument) {
        case ("defaultIsolation", "MainActor.self"): return Settings(isolations: [.mainActor])
        case ("defaultIsolation", "nil"): return Settings(isolations: [.nonisolated])
        case ("defaultIsolation", _): return .unknown
        case ("swiftLanguageMode", _), ("swiftLanguageVersion", _):
            return Self.languageMode(argument).map { Settings(languageModes: [$0]) } ?? .unknown
        case ("enableUpcomingFeature", _):
            return Settings(
                features: Set(([Self.nonsending] + Self.featuresOfActors).filter { argument == "\"\($0)\"" }))
        default: return Settings()
        }
    }

    /// `5` for `.v5`, `.v4_2` and `.version("5")`.
    private static func languageMode(_ argument: String) -> String? {
        let number = argument.drop { !$0.isNumber }.prefix { $0.isNumber }
        let isPlain = [".v\(number)", ".v4_2", ".version(\"\(number)\")"].contains(argument)
        return isPlain ? Int(number).map { $0 < 6 ? "5" : "6" } : nil
    }

    /// The newest that the package names for all targets.
    private func languageModeOfPackage(standard: String?) -> String? {
        let places = text.indices.filter { index in
            text[index] == "s" && !manifest.isNamePart(before: index)
                && ["swiftLanguageModes", "swiftLanguageVersions"].contains(manifest.word(at: index))
        }
        guard let place = places.first else { return standard }
        let value = text[(place + manifest.word(at: place).count)...].drop { $0.isWhitespace || $0 == ":" || $0 == "=" }
        guard places.count == 1, value.first == "[" else { return nil }
        let modes = manifest.parts(of: manifest.inside(value.startIndex), at: [","]).map {
            Self.languageMode(manifest.string(manifest.trimmed($0)))
        }
        return modes.contains(nil) ? nil : modes.compactMap { $0 }.max()
    }

    // MARK: Declarations

    private mutating func addConstants() {
        var names: Set<String> = []
        for index in text.indices where "lv".contains(text[index]) && !manifest.isNamePart(before: index) {
            guard let keyword = ["let ", "var "].first(where: text[index...].starts) else { continue }
            let name = manifest.word(at: index + keyword.count)
            let declaration = (index + keyword.count)..<manifest.endOfDeclaration(from: index + keyword.count)
            let sides = manifest.parts(of: declaration, at: ["="])
            let isFirst = names.insert(name).inserted
            constants[name] = isFirst && keyword == "let " && sides.count == 2 ? sides[1] : nil
        }
    }

    // MARK: Loops

    /// What `for target in package.targets { … }` adds, if nothing else in the manifest changes settings.
    private mutating func readLoops() -> [Loop]? {
        var loops: [Loop] = []
        var end = 0
        for index in text.indices where text[index] == "." && text[index...].starts(with: ".swiftSettings") {
            if index < end { continue }
            guard let head = loopHead(around: index), let loop = loop(head) else { return nil }
            loops.append(loop)
            end = head.body.upperBound
        }
        return loops
    }

    /// The loop over targets that holds an index, if all of its body is carried out for each that it is about.
    private func loopHead(around index: Int) -> (target: String, clause: String, body: Range<Int>)? {
        guard let open = text[..<index].lastIndex(of: "{") else { return nil }
        let start = text[..<open].lastIndex(of: "\n") ?? 0
        let words = manifest.string(start..<open).split { $0 == " " || $0 == "\n" }.map(String.init)
        guard let (target, clause, body) = loopHead(of: words, before: manifest.inside(open)) else { return nil }
        let conditions: Set<Substring> = ["if", "guard", "switch", "continue", "break", "return", "?", "for", "while"]
        guard conditions.isDisjoint(with: manifest.string(body).split { $0.isWhitespace }) else { return nil }
        return (target, clause, body)
    }

    /// Of `for target in package.targets`, of one over the indices, and of `package.targets.forEach`.
    private func loopHead(
        of words: [String], before inside: Range<Int>
    ) -> (target: String, clause: String, body: Range<Int>)? {
        if words == ["package.targets.forEach"] {
            let head = manifest.string(inside).split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
            guard let end = head.range(of: " in") else { return ("$0", "", inside) }
            let start = inside.lowerBound + head.distance(from: head.startIndex, to: end.upperBound)
            return (head[..<end.lowerBound].trimmingCharacters(in: .whitespaces), "", start..<inside.upperBound)
        }
        guard words.count >= 4, words[0] == "for", words[2] == "in" else { return nil }
        let clause = words[4...].joined(separator: " ")
        switch words[3] {
        case "package.targets": return (words[1], clause, inside)
        case "package.targets.indices", "0..<package.targets.count":
            return ("package.targets[\(words[1])]", clause, inside)
        default: return nil
        }
    }

    private mutating func loop(_ head: (target: String, clause: String, body: Range<Int>)) -> Loop? {
        guard let (names, isAboutOthers) = targetsMeant(by: head.clause, as: head.target) else { return nil }
        let old = "\(head.target).swiftSettings"
        let code = manifest.string(head.body)
        let isReplacing = !code.contains("\(old) ?? []")
        // A target without settings has no array to append to.
        guard code.contains("\(old) ="), !isReplacing || code.components(separatedBy: old).count == 2 else {
            return nil
        }
        let statements = statements(of: head.body)
        let copies = statements.map { manifest.string(manifest.trimmed($0)) }.filter { $0.hasSuffix("= \(old) ?? []") }
        let namesOfCopies = copies.compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
        ownSettings = Set([old, "\(old) ?? []"] + namesOfCopies)
        defer { ownSettings = [] }
        let settings = all(statements.compactMap(newSettings))
        let tellsMore = !settings.features.isEmpty || !settings.languageModes.isEmpty
        guard settings.isExact || settings.isolations == [.mainActor] || settings.isolations.isEmpty && tellsMore else {
            return nil
        }
        return Loop(settings: settings, names: names, isAboutOthers: isAboutOthers, isReplacing: isReplacing)
    }

    /// The names that a loop's `where` asks for, or refuses; nil names for all targets, and nil for what else it asks.
    private func targetsMeant(by clause: String, as target: String) -> (names: Set<String>?, isAboutOthers: Bool)? {
        let isOfAll = ["plugin", "binary", "system", "macro"].contains { clause == "where \(target).type != .\($0)" }
        if clause.isEmpty || isOfAll { return (nil, false) }
        for (comparison, isAboutOthers) in [("==", false), ("!=", true)] {
            let start = "where \(target).name \(comparison) \""
            guard clause.hasPrefix(start), clause.hasSuffix("\"") else { continue }
            let name = clause.dropFirst(start.count).dropLast()
            return name.contains("\"") ? nil : ([String(name)], isAboutOthers)
        }
        let end = ".contains(\(target).name)"
        guard clause.hasPrefix("where "), clause.hasSuffix(end) else { return nil }
        let list = clause.dropFirst("where ".count).dropLast(end.count)
        let isAboutOthers = list.hasPrefix("!")
        return strings(in: String(list.drop { $0 == "!" })).map { ($0, isAboutOthers) }
    }

    /// The texts of an array, or of a constant that holds one.
    private func strings(in list: String) -> Set<String>? {
        let list = constants[list].map { manifest.string(manifest.trimmed($0)) } ?? list
        guard list.hasPrefix("["), list.hasSuffix("]") else { return nil }
        let texts = list.dropFirst().dropLast().split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        func isPlain(_ text: String) -> Bool {
            text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"") && !text.contains("\\")
        }
        return texts.allSatisfy(isPlain) ? Set(texts.map { String($0.dropFirst().dropLast()) }) : nil
    }

    private func statements(of body: Range<Int>) -> [Range<Int>] { manifest.parts(of: body, at: ["\n", ";"]) }

    /// What a statement of a loop appends or assigns.
    private func newSettings(in statement: Range<Int>) -> Range<Int>? {
        if let equals = statement.first(where: { text[$0] == "=" }) { return (equals + 1)..<statement.upperBound }
        guard let open = statement.first(where: { text[$0] == "(" }) else { return nil }
        return manifest.withoutLabel(manifest.inside(open))
    }
}
