import DIGraphCore
import SwiftFacts

/// Reads what Needle's generator wrote, in the forms of all its versions, also when a formatter went over it.
///
/// They all register a provider for the text of a path, and differ in what stands around that:
///
///     registry.registerDependencyProviderFactory(for: "^->Root->Child") { component in
///         return ChildDependencyProvider(component: component)
///     }
///     registerProviderFactory("^->Root->Child", factory1a2b)
///
/// A provider class has a property for each request, and one for each component that serves some; or it inherits them
/// from a base provider. The tables of `NEEDLE_DYNAMIC` say nothing about paths.
package struct NeedleGraphReader {
    /// Why a file cannot be read as Needle's.
    package enum Fault: Error, Equatable {
        case noRegistration
        /// The file does not declare what it registers, or not so that it can be read: the name, and where it is used.
        case unknown(String, LinePosition)
    }

    private struct ProviderClass {
        var superclasses: [String] = []
        /// The properties that requests are served by.
        var getters: [Getter] = []
        /// The type of each stored property.
        var fields: [String: String] = [:]
    }

    private struct Getter {
        let name: String
        let type: String
        let body: Range<Int>
    }

    private struct Registration {
        let path: [String]
        let maker: String
        let index: Int
        let isPluginExtension: Bool
    }

    private let tokens: NeedleTokens
    private var classes: [String: ProviderClass] = [:]
    /// The class that each function makes.
    private var factories: [String: String] = [:]
    private var registrations: [Registration] = []

    private static let emptyProvider = "EmptyDependencyProvider"
    private static let registryCalls = ["registerDependencyProviderFactory", "registerProviderFactory"]
    private static let pluginCall = "registerPluginExtensionProviderFactory"

    package static func read(_ bytes: [UInt8]) throws(Fault) -> NeedleGraph {
        var reader = NeedleGraphReader(tokens: NeedleTokens(bytes))
        reader.readDeclarations()
        let isNeedles = bytes.withUnsafeBufferPointer(GeneratedFileMarker.isGeneratedByNeedle)
        if reader.registrations.isEmpty && !isNeedles { throw .noRegistration }
        return try reader.graph()
    }

    // MARK: Declarations

    private mutating func readDeclarations() {
        for index in 0..<tokens.count {
            switch tokens.name(index) {
            case "class": readClass(at: index + 1)
            case "func": readFactory(at: index + 1)
            case let name?: readRegistration(name, at: index)
            case nil: break
            }
        }
    }

    private mutating func readClass(at index: Int) {
        guard let name = tokens.name(index), let body = tokens.braces(after: index) else { return }
        var declared = ProviderClass()
        declared.superclasses = (index + 1..<body.lowerBound).compactMap(tokens.name)
        var member = body.lowerBound
        while member < body.upperBound {
            switch tokens.name(member) {
            case "var": readGetter(at: member + 1, into: &declared)
            case "let": readField(at: member + 1, into: &declared)
            default: break
            }
            member = tokens.skip(member)
        }
        classes[name] = declared
    }

    private func readGetter(at index: Int, into declared: inout ProviderClass) {
        guard let name = tokens.name(index), tokens.kind(index + 1) == .colon,
            let body = tokens.braces(after: index)
        else { return }
        // The body begins after its brace.
        let type = tokens.text(index + 2..<body.lowerBound - 1)
        declared.getters.append(Getter(name: name, type: type, body: body))
    }

    /// The last name of its type is the component's.
    private func readField(at index: Int, into declared: inout ProviderClass) {
        guard let name = tokens.name(index), tokens.kind(index + 1) == .colon else { return }
        declared.fields[name] = tokens.lastName(ofTypeAt: index + 2)
    }

    private mutating func readFactory(at index: Int) {
        guard let name = tokens.name(index), let body = tokens.braces(after: index) else { return }
        factories[name] = tokens.firstCall(in: body)
    }

    private mutating func readRegistration(_ name: String, at index: Int) {
        let isPluginExtension = name == Self.pluginCall
        guard isPluginExtension || Self.registryCalls.contains(name), tokens.kind(index + 1) == .leftParen,
            tokens.name(index - 1) != "func"
        else { return }
        let end = tokens.skip(index + 1)
        let arguments = index + 2..<max(index + 2, end - 1)
        guard let path = arguments.lazy.compactMap(tokens.string).first else { return }
        let closure = tokens.kind(end) == .leftBrace ? end + 1..<tokens.skip(end) : nil
        let named = arguments.last.flatMap(tokens.name)
        let maker = closure.map(tokens.firstCall(in:)) ?? named
        registrations.append(
            Registration(
                path: Self.components(of: path), maker: maker ?? "", index: index,
                isPluginExtension: isPluginExtension))
    }

    /// `^->Root->Child`; a plug-in extension is registered for a component's name, in old versions for its path.
    private static func components(of path: String) -> [String] {
        path.split { $0 == "-" || $0 == ">" }.map(String.init).filter { $0 != "^" }
    }

    // MARK: The graph

    private func graph() throws(Fault) -> NeedleGraph {
        var providers: [String: NeedleGraph.Provider] = [:]
        var pluginExtensions: [String: NeedleGraph.Provider] = [:]
        for registration in registrations {
            // Who registers last, serves.
            let path = registration.isPluginExtension ? Array(registration.path.suffix(1)) : registration.path
            let provider = NeedleGraph.Provider(
                path: path, position: tokens.position(registration.index), requests: try requests(of: registration))
            if registration.isPluginExtension {
                pluginExtensions[provider.name] = provider
            } else {
                providers[provider.name] = provider
            }
        }
        return NeedleGraph(providers: Self.sorted(providers), pluginExtensions: Self.sorted(pluginExtensions))
    }

    private static func sorted(_ providers: [String: NeedleGraph.Provider]) -> [NeedleGraph.Provider] {
        providers.values.sorted { $0.path.lexicographicallyPrecedes($1.path) }
    }

    private func requests(of registration: Registration) throws(Fault) -> [NeedleGraph.Request] {
        let name = factories[registration.maker] ?? registration.maker
        if name == Self.emptyProvider { return [] }
        guard var declared = classes[name] else { throw .unknown(name, tokens.position(registration.index)) }
        var getters = declared.getters
        var seen: Set<String> = [name]
        while let base = declared.superclasses.first(where: { classes[$0] != nil }), seen.insert(base).inserted {
            declared = classes[base] ?? declared
            getters += declared.getters
        }
        var requests: [NeedleGraph.Request] = []
        for getter in getters {
            guard let owner = owner(of: getter, in: declared) else {
                throw .unknown(getter.name, tokens.position(getter.body.lowerBound))
            }
            requests.append(.init(name: getter.name, type: getter.type, owner: owner))
        }
        return requests.sorted { $0.name < $1.name }
    }

    /// The owner in `root.x`, `self.root.x`, `core.pluginExtension.x` or `(core.nonCoreComponent as! NonCore).x`.
    private func owner(of getter: Getter, in declared: ProviderClass) -> NeedleGraph.Owner? {
        let names = getter.body.compactMap(tokens.name).filter { $0 != "return" && $0 != "self" }
        guard let field = names.first.flatMap({ declared.fields[$0] }), names.last == getter.name else { return nil }
        if let cast = getter.body.first(where: { tokens.name($0) == "as" }) {
            return tokens.lastName(ofTypeAt: cast + 2).map { .init(component: $0, isPluginExtension: false) }
        }
        return .init(component: field, isPluginExtension: names.count == 3 && names[1] == "pluginExtension")
    }
}

/// The tokens of a file, asked by index.
private struct NeedleTokens {
    private let bytes: [UInt8]
    private let tokens: TokenList
    /// For each opening bracket the index after the one that closes it.
    private let ends: [Int: Int]
    private let lines: LineTable

    var count: Int { tokens.count }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = bytes.withUnsafeBufferPointer { Lexer.tokenize($0).tokens }
        lines = bytes.withUnsafeBufferPointer { LineTable($0) }
        var ends: [Int: Int] = [:]
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .leftParen, .leftBracket, .leftBrace: open.append(index)
            case .rightParen, .rightBracket, .rightBrace: if let start = open.popLast() { ends[start] = index + 1 }
            default: break
            }
        }
        self.ends = ends
    }

    func kind(_ index: Int) -> Token.Kind {
        tokens.indices.contains(index) ? tokens[index].kind : .endOfFile
    }

    func position(_ index: Int) -> LinePosition {
        lines.position(of: tokens.indices.contains(index) ? tokens[index].start : 0)
    }

    private func bytes(_ index: Int) -> ArraySlice<UInt8> {
        bytes[Int(tokens[index].start)..<Int(tokens[index].end)]
    }

    /// A name or keyword, without backticks.
    func name(_ index: Int) -> String? {
        guard kind(index) == .identifier else { return nil }
        return String(decoding: bytes(index).filter { $0 != Byte.backtick }, as: UTF8.self)
    }

    /// What stands between the quotes.
    func string(_ index: Int) -> String? {
        guard kind(index) == .string, bytes(index).count >= 2 else { return nil }
        return String(decoding: bytes(index).dropFirst().dropLast(), as: UTF8.self)
    }

    /// The source of some tokens, with a space where there was any.
    func text(_ range: Range<Int>) -> String {
        var text = ""
        for index in range {
            if index > range.lowerBound, tokens[index - 1].end != tokens[index].start { text += " " }
            text += String(decoding: bytes(index), as: UTF8.self)
        }
        return text
    }

    /// The index after the token, or after the brackets that it opens.
    func skip(_ index: Int) -> Int {
        switch kind(index) {
        case .leftParen, .leftBracket, .leftBrace: ends[index] ?? count
        default: index + 1
        }
    }

    /// What the next braces hold, up to the one that closes them.
    func braces(after index: Int) -> Range<Int>? {
        var index = index
        while index < count, kind(index) != .leftBrace {
            if kind(index) == .rightBrace { return nil }
            index = skip(index)
        }
        guard let end = ends[index] else { return nil }
        return index + 1..<end - 1
    }

    /// `Child` of `App.Child`.
    func lastName(ofTypeAt index: Int) -> String? {
        var last = index
        while kind(last + 1) == .period, kind(last + 2) == .identifier { last += 2 }
        return name(last)
    }

    /// The first name that is called.
    func firstCall(in range: Range<Int>) -> String? {
        range.first { name($0) != nil && kind($0 + 1) == .leftParen }.flatMap(name)
    }
}
