import SwiftFacts

/// The declarations that have to become wider, so that another module may use one of them: Swift lets nothing public name
/// what is not.
final class Widening {
    private let program: Program
    private let imports: ImportLevels
    private let level: AccessLevel
    /// The last names of types that another module is seen to use.
    private let usedElsewhere: Set<String>
    private var met: Set<DeclarationReference> = []
    private var metAliases: Set<AliasPlace> = []
    /// What was private, whose members may name what stays so.
    private var openedInFile: [DeclaredName] = []
    private var changes: [Fix.Change] = []
    private var types: [NamedPlace] = []
    /// Whether the access of all that is named is known.
    private var isCertain = true

    typealias NamedPlace = (name: String, location: SourceLocation)

    /// The edit of a type; nil where it cannot be told.
    /// - Parameter name: what is made wider, as the edit calls it.
    static func fix(
        _ name: String, of type: DeclarationReference, to level: AccessLevel, in wiring: Wiring,
        usedElsewhere: Set<String> = []
    ) -> Fix? {
        fix(name, in: type.summary, to: level, in: wiring, usedElsewhere) { $0.widen(type) }
    }

    /// The edit of a component that another module is to create: its initialisers, too.
    static func fix(
        _ name: String, ofCreated type: DeclarationReference, to level: AccessLevel, in wiring: Wiring
    ) -> Fix? {
        fix(name, in: type.summary, to: level, in: wiring) {
            $0.widen(type)
            $0.widenInitializers(of: type)
        }
    }

    /// The edit of a type or a typealias.
    static func fix(
        _ name: String, of named: NarrowRequirement.NamedType, to level: AccessLevel, in wiring: Wiring
    ) -> Fix? {
        switch named {
        case .type(let type): fix(name, of: type, to: level, in: wiring)
        case .alias(let place): fix(name, in: place.summary, to: level, in: wiring) { $0.widen(aliasAt: place) }
        }
    }

    /// The edit of a member of a type, which itself is as wide as it has to be.
    static func fix(
        _ name: String, of member: MemberDeclaration, at location: SourceLocation, in type: DeclarationReference,
        to level: AccessLevel, in wiring: Wiring, usedElsewhere: Set<String>
    ) -> Fix? {
        fix(name, in: type.summary, to: level, in: wiring, usedElsewhere) {
            let place = SourceLocation(file: location.file, offset: member.declarationOffset)
            $0.changes.append(Fix.Change(.access(level), at: place))
            $0.widenTypes(of: member, in: wiring.program.symbols.context(inside: type))
        }
    }

    /// The types that a member names and that have to be wider with it, as far as the sources tell.
    static func types(
        of member: MemberDeclaration, of type: DeclarationReference, to level: AccessLevel, in wiring: Wiring
    ) -> [NamedPlace] {
        let widening = Widening(wiring, level, [])
        widening.widenTypes(of: member, in: wiring.program.symbols.context(inside: type))
        return widening.types
    }

    private static func fix(
        _ name: String, in summary: Int, to level: AccessLevel, in wiring: Wiring,
        _ usedElsewhere: Set<String> = [], _ widen: (Widening) -> Void
    ) -> Fix? {
        guard wiring.mayBeNamed(summary, withAccess: level) else { return nil }
        let widening = Widening(wiring, level, usedElsewhere)
        widen(widening)
        widening.widenTypesOfMembers()
        return widening.isCertain ? Fix("make \(name) '\(level)'", widening.changes) : nil
    }

    private convenience init(_ wiring: Wiring, _ level: AccessLevel, _ usedElsewhere: Set<String>) {
        self.init(wiring.program, wiring.levelsOfImports, level, usedElsewhere)
    }

    private init(_ program: Program, _ imports: ImportLevels, _ level: AccessLevel, _ usedElsewhere: Set<String>) {
        self.program = program
        self.imports = imports
        self.level = level
        self.usedElsewhere = usedElsewhere
    }

    private func widen(_ reference: DeclarationReference) {
        guard met.insert(reference).inserted else { return }
        let symbols = program.symbols
        let declaration = symbols.declaration(reference)
        if declaration.isLocal { return doubt() }
        let key = symbols.key(of: reference)
        // Swift sees to it that all it names is as wide.
        if declaration.access >= level, !key.name.isDotted { return }
        if declaration.access < level {
            let location = symbols.location(of: reference)
            changes.append(Fix.Change(.access(level), at: location))
            types.append((key.name, location))
        }
        symbols.outer(of: key)?.types.forEach(widen)
        for inherited in declaration.inherits where declaration.kind == .class || declaration.kind == .protocol {
            widen(inherited.syntax, in: symbols.context(around: reference))
        }
        if declaration.kind == .class { widenMembers(of: reference) }
        if declaration.access <= .fileprivate { openedInFile.append(key) }
        let context = symbols.context(inside: reference)
        for payload in declaration.payloads { widen(payload, in: context) }
        if declaration.kind != .protocol { return }
        for member in declaration.members { widenTypes(of: member, in: context) }
    }

    /// What overrides a member, or is one that a protocol asks for, has to be as visible as the class.
    private func widenMembers(of reference: DeclarationReference) {
        let required = program.namesAsked(of: reference, byProtocolsFrom: .private)
        for member in program.symbols.declaration(reference).members where member.access < level {
            if member.kind != .initializer && member.isOverride || required.contains(member.name) {
                changes.append(access(of: member, in: reference))
            }
        }
    }

    /// In what is private, a member that names no access may have a private type.
    private func widenTypesOfMembers() {
        let inner = level == .internal ? self : Widening(program, imports, .internal, usedElsewhere)
        inner.met = met
        inner.openedInFile = openedInFile
        while let key = inner.openedInFile.popLast() {
            for reference in key.types + key.extensions {
                let context = program.symbols.context(inside: reference)
                for member in program.symbols.declaration(reference).members where member.access >= .internal {
                    inner.widenTypes(of: member, in: context)
                }
            }
        }
        if inner !== self { changes += inner.changes }
    }

    private func widenInitializers(of reference: DeclarationReference) {
        for member in program.symbols.declaration(reference).members {
            guard member.kind == .initializer, member.access < level else { continue }
            changes.append(access(of: member, in: reference))
            widenTypes(of: member, in: program.symbols.context(inside: reference))
        }
    }

    private func access(of member: MemberDeclaration, in reference: DeclarationReference) -> Fix.Change {
        Fix.Change(.access(level), at: program.symbols.location(of: member, in: reference))
    }

    private func widenTypes(of member: MemberDeclaration, in context: LookupContext) {
        for type in member.types { widen(type, in: context) }
        if !member.generics.isEmpty { doubt() }
    }

    /// - Parameter parameters: the generic parameters in sight, which are no types.
    private func widen(_ type: TypeSyntax, in context: LookupContext, except parameters: Set<String> = []) {
        for child in type.children { widen(child, in: context, except: parameters) }
        guard case .named = type, let name = type.dottedName, !parameters.contains(name.firstNamePart) else { return }
        switch program.symbols.resolve(named: name, in: context) {
        case .type(let key):
            if !imports.show(key.module, to: level, in: context.summary) { doubt() }
            key.types.forEach(widen)
        case .alias(let place):
            if !imports.show(program.symbols.modules[place.summary], to: level, in: context.summary) { doubt() }
            widen(aliasAt: place)
        case nil: if !isElsewhere(name) { doubt() }
        }
    }

    private func widen(aliasAt place: AliasPlace) {
        guard metAliases.insert(place).inserted else { return }
        let alias = program.symbols.alias(place)
        if alias.access >= level, !alias.name.isDotted { return }
        if alias.access < level {
            let location = program.symbols.location(of: place)
            changes.append(Fix.Change(.access(level), at: location))
            types.append((alias.name, location))
        }
        widen(alias.type, in: program.symbols.aliasContext(place), except: Set(alias.genericParameters))
    }

    /// In its module a member may name whatever is not known here.
    private func doubt() {
        if level > .internal { isCertain = false }
    }

    /// Whether the type is one of a library: a file that was not looked at may declare any other.
    private func isElsewhere(_ name: String) -> Bool {
        LibraryTypes.ofEveryFile.contains(name) || usedElsewhere.contains(name.lastNamePart)
            || RuntimeNames.declare(name.lastNamePart)
    }
}

/// Which modules import which: made when it is first asked for, since most graphs are right.
final class ModuleImports {
    private var reached: [String: Set<String>] = [:]

    /// Whether a module imports another one, itself or by those that it imports.
    func reach(_ other: String, from module: String, in symbols: SymbolTable) -> Bool {
        if let known = reached[module] { return known.contains(other) }
        let met = reachable(from: [module]) { symbols.imports[$0] ?? [] }
        reached[module] = met
        return met.contains(other)
    }
}

extension Wiring {
    /// Whether the generated file could import what is wider: not a module that itself imports that of the file.
    fileprivate func mayBeNamed(_ summary: Int, withAccess level: AccessLevel) -> Bool {
        let symbols = program.symbols
        guard level > .internal, let module = symbols.modules[summary],
            let output = program.settings.outputModule
        else { return true }
        return !moduleImports.reach(output, from: module, in: symbols)
    }
}

extension MemberDeclaration {
    /// The last names of all types that it mentions.
    var typeNames: Set<String> {
        var names: Set<String> = []
        var pending = types
        while let type = pending.popLast() {
            if let name = type.dottedName { names.insert(name.lastNamePart) }
            pending += type.children
        }
        return names
    }
}

extension Program {
    /// The names of what the protocols ask for that a class or an extension names itself, that are declared here, and that
    /// have this access or more.
    func namesAsked(of reference: DeclarationReference, byProtocolsFrom access: AccessLevel) -> Set<String> {
        var names: Set<String> = []
        for inherited in symbols.declaration(reference).inherits {
            guard let name = inherited.syntax.dottedName,
                case .type(let key)? = symbols.resolve(named: name, in: symbols.context(around: reference))
            else { continue }
            for declared in key.types.flatMap({ protocols.hierarchy(of: $0) })
            where symbols.declaration(declared).effectiveAccess >= access {
                names.formUnion(symbols.declaration(declared).members.map { $0.name })
            }
        }
        return names
    }
}
