import SwiftFacts

/// A qualified name in one module, with all that the sources declare by it: several types or typealiases under `#if`.
///
/// There is one object for each name and module, so that two are compared, and looked up, by identity; and one for each file
/// of those that declare it for themselves, with nobody else in the module.
final class DeclaredName: Hashable, Comparable {
    let name: String
    let module: String?
    /// The summary of the only file that sees it.
    let file: Int?
    /// The declarations, other than extensions, in the order of the sources.
    private(set) var types: [DeclarationReference] = []
    /// Those of the types that are protocols.
    private(set) var protocols: [DeclarationReference] = []
    private(set) var extensions: [DeclarationReference] = []
    private(set) var aliases: [AliasPlace] = []
    /// The widest of its declarations; nil for a name that is only extended.
    private(set) var access: AccessLevel?

    init(_ name: String, module: String?, file: Int?) {
        self.name = name
        self.module = module
        self.file = file
    }

    static func == (left: DeclaredName, right: DeclaredName) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    static func < (left: DeclaredName, right: DeclaredName) -> Bool {
        (left.name, left.module ?? "", left.file ?? 0) < (right.name, right.module ?? "", right.file ?? 0)
    }

    /// What the name means in its module.
    var symbol: SymbolTable.Symbol? {
        if !types.isEmpty { return .type(self) }
        return aliases.first.map { .alias($0) }
    }

    /// Whether a place sees it: not what is private to another file.
    func isSeen(in context: LookupContext) -> Bool {
        if context.showsHidden || access ?? .internal > .fileprivate { return true }
        return types.contains { $0.summary == context.summary } || aliases.contains { $0.summary == context.summary }
    }

    /// The type as one value, whatever it is called at a place.
    private(set) lazy var canonicalType = canonicalType(arguments: [])

    func canonicalType(arguments: [TypeSyntax]) -> TypeSyntax {
        .named((module.map { [$0] } ?? []) + name.nameParts, arguments: arguments)
    }

    /// The type as it is spelled without a module before it.
    private(set) lazy var plainType = TypeSyntax.named(name.nameParts, arguments: [])

    // MARK: Registration

    func declare(_ access: AccessLevel) { self.access = max(self.access ?? access, access) }

    func add(type reference: DeclarationReference, isProtocol: Bool) {
        types.append(reference)
        if isProtocol { protocols.append(reference) }
    }

    func add(extension reference: DeclarationReference) { extensions.append(reference) }

    func add(alias: AliasPlace) { aliases.append(alias) }
}

/// What is known of a name or of a part of one.
final class NameEntry {
    let name: String
    /// What is known of the name that this one is nested in; nil at the top, and where nothing is known of it.
    private(set) var outer: NameEntry?
    /// One for each module that declares it, the first first; or for each file that does.
    private(set) var declared: [DeclaredName] = []
    /// Those of modules that only extend it.
    private var undeclared: [DeclaredName] = []
    /// Something is declared by this name inside of something else.
    var isNested = false
    /// Something is declared by this name that is private to a file.
    var isHiddenInFile = false
    /// Some type has a generic parameter of this name, which hides what is declared by it.
    var isParameter = false

    init(_ name: String) { self.name = name }

    func nest(in outer: NameEntry) { self.outer = outer }

    var isOfSeveralModules: Bool { declared.contains { $0.module != declared[0].module } }

    /// - Parameter file: the one that is asked from, whose own declaration it has before those of other files.
    func find(_ module: String?, from file: Int?) -> DeclaredName? {
        let found = find(declaredIn: module, from: file)
        // What one file has for itself another one does not extend.
        if let found, found.file == nil || found.file == file { return found }
        return undeclared.first { $0.module == module } ?? found
    }

    func find(declaredIn module: String?, from file: Int?) -> DeclaredName? {
        let first = declared.first { $0.module == module }
        guard let file, first?.file != nil else { return first }
        return declared.first { $0.file == file } ?? first
    }

    /// - Parameter file: the one that declares it for itself.
    func findOrAdd(_ name: String, in module: String?, for file: Int?) -> DeclaredName {
        for known in declared where known.module == module && known.file == file { return known }
        for known in undeclared where known.module == module && known.file == file { return known }
        let added = DeclaredName(name, module: module, file: file)
        undeclared.append(added)
        return added
    }

    func declare(_ name: DeclaredName, _ access: AccessLevel) {
        if name.access == nil {
            undeclared.removeAll { $0 == name }
            declared.append(name)
        }
        name.declare(access)
    }
}

extension TypeSyntax {
    /// A name of several parts, the last of which has the arguments.
    static func named(_ names: [String], arguments: [TypeSyntax]) -> TypeSyntax {
        if names.count == 1 { return .named([NamePart(name: names[0], arguments: arguments)]) }
        return .named(
            names.enumerated().map { index, name in
                NamePart(name: name, arguments: index == names.count - 1 ? arguments : [])
            })
    }
}
