import SwiftFacts

/// Which type a path of names has, where the sources tell it: `Currency.eur`, `Theme.shared.colors`, `Store.make(path:)`,
/// `makeStore()`. Only for findings: what is not written is not provided.
final class ValueTypes {
    private enum Place {
        case type(DeclaredName)
        case value(TypeSyntax)
    }

    /// A member that many values may name.
    private final class Found {
        let member: MemberDeclaration
        let part: DeclarationReference
        private let associatedNames: Set<String>
        private(set) lazy var mentionsSelf = member.mentionsSelf
        /// Whether its type is the same for each value that names it.
        private(set) lazy var isFixed =
            member.generics == .none && !member.hasOpaqueType && !member.mentions(anyOf: associatedNames)

        init(_ member: MemberDeclaration, _ part: DeclarationReference, _ associatedNames: Set<String>) {
            self.member = member
            self.part = part
            self.associatedNames = associatedNames
        }
    }

    private struct MemberName: Hashable {
        let name: String
        let isStatic: Bool
    }

    private struct Members {
        var properties: [Found] = []
        var methods = Callables<Found>()

        mutating func add(_ found: Found) {
            switch found.member.kind {
            case .property: properties.append(found)
            case .method: methods.add(found, found.member.parameters)
            default: break
            }
        }
    }

    private static let mostClasses = 100

    private let program: Program
    private let failingTypes: FailingTypes
    private var symbols: SymbolTable { program.symbols }
    private typealias Table = [MemberName: Members]

    /// Of each type once, with the classes above it: many values may name one.
    private var ownMembers: [DeclaredName: Table] = [:]
    private var membersOfProtocols: [DeclaredName: Table] = [:]

    init(_ program: Program, _ failingTypes: FailingTypes) {
        self.program = program
        self.failingTypes = failingTypes
    }

    /// - Parameter declaration: the class of the property that has the value.
    func type(ofValueOf member: MemberDeclaration, inside declaration: DeclarationReference) -> TypeSyntax? {
        var steps = Array(member.valuePath)[...]
        var place = start(&steps, inside: declaration)
        while let step = steps.popFirst(), let known = place { place = next(known, step) }
        guard case .value(let type) = place else { return nil }
        return member.isUnwrapped ? type.withoutOptional : type
    }

    private func start(_ steps: inout ArraySlice<ValueStep>, inside declaration: DeclarationReference) -> Place? {
        guard let first = steps.first?.name else { return nil }
        if !first.startsUppercase {
            if first == "self" { steps.removeFirst() }
            return .value(symbols.key(of: declaration).canonicalType)
        }
        let context = symbols.context(inside: declaration)
        var (name, found): (String, DeclaredName?) = ("", nil)
        while let step = steps.first {
            let longer = name.isEmpty ? step.name : name + "." + step.name
            let key = symbols.resolveType(named: longer, in: context)
            // A module may stand before the first type.
            if key == nil, !name.isEmpty || step.call != nil { break }
            steps.removeFirst()
            // Of what may be nil nothing is read.
            if step.call != nil { return key.flatMap { isOpen($0) ? nil : .value($0.canonicalType) } }
            (name, found) = (longer, key)
        }
        return found.map { .type($0) }
    }

    /// Generic types, whose arguments nobody wrote.
    private func isOpen(_ key: DeclaredName) -> Bool {
        key.types.isEmpty || key.types.contains { !symbols.declaration($0).genericParameters.isEmpty }
    }

    private func next(_ place: Place, _ step: ValueStep) -> Place? {
        switch place {
        case .type(let key):
            if isOpen(key) { return nil }
            guard let found = members(MemberName(name: step.name, isStatic: true), of: key) else {
                return isCase(step.name, of: key, isCalled: step.call != nil) ? .value(key.canonicalType) : nil
            }
            return type(of: found, step.call, in: key).map { .value($0) }
        case .value(let type):
            guard let key = program.declared(type), !isOpen(key) else { return nil }
            let found = members(MemberName(name: step.name, isStatic: false), of: key)
            if let found { return self.type(of: found, step.call, in: key).map { .value($0) } }
            return step.name == "rawValue" && step.call == nil ? rawType(of: key).map { .value($0) } : nil
        }
    }

    private func rawType(of key: DeclaredName) -> TypeSyntax? {
        var expansions = 0
        return program.types.rawType(of: key, depth: 0, &expansions)
    }

    private func members(_ name: MemberName, of key: DeclaredName) -> Members? {
        let parts = symbols.classes(from: key).prefix(Self.mostClasses).flatMap { $0.types + $0.extensions }
        if let own = table(&ownMembers, of: key, { parts })[name] { return own }
        return table(&membersOfProtocols, of: key) {
            program.protocols.conformances(of: parts).map { symbols.key(of: $0.reference) }.withoutRepetition()
                .flatMap { $0.types + $0.extensions }
        }[name]
    }

    private func table(
        _ known: inout [DeclaredName: Table], of key: DeclaredName, _ parts: () -> [DeclarationReference]
    ) -> Table {
        if let table = known[key] { return table }
        var table: Table = [:]
        for part in parts() {
            for member in symbols.declaration(part).members {
                let name = MemberName(name: member.name, isStatic: member.isStatic)
                table[name, default: Members()].add(Found(member, part, symbols.associatedNames))
            }
        }
        known[key] = table
        return table
    }

    /// What an enum has by a name that is none of a member, unless a protocol that is not known may have it.
    private func isCase(_ name: String, of key: DeclaredName, isCalled: Bool) -> Bool {
        let parts = key.types + key.extensions
        return key.types.contains { isEnum(symbols.declaration($0), withPayloads: isCalled) }
            && !["self", "allCases", "init"].contains(name)
            && parts.allSatisfy { part in
                symbols.declaration(part).inherits.allSatisfy { inherited in
                    guard let name = inherited.syntax.withoutSwift.dottedName else { return false }
                    return LibraryTypes.all.contains(name) || LibraryTypes.plain.contains(name)
                        || symbols.resolveType(named: name, in: symbols.context(around: part)) != nil
                }
            }
    }

    /// A case that holds something and is not called is a function.
    private func isEnum(_ type: TypeDeclaration, withPayloads: Bool) -> Bool {
        type.kind == .enum && (withPayloads || type.payloads.isEmpty)
    }

    private func type(of members: Members, _ call: CallLabels?, in key: DeclaredName) -> TypeSyntax? {
        let called = call.map { Array(members.methods.fitting($0).prefix(2)) } ?? members.properties
        guard called.count == 1, let found = called.first, let type = found.member.type?.syntax, found.isFixed else {
            return nil
        }
        let context = symbols.context(inside: found.part)
        if found.member.typeIsInferred, !isCertain(found.member, type, in: context) { return nil }
        if type == .name("Self") { return key.canonicalType }
        return found.mentionsSelf ? nil : program.types.canonical(type, in: context)
    }

    private func isCertain(_ member: MemberDeclaration, _ type: TypeSyntax, in context: LookupContext) -> Bool {
        if type != type.withoutSwift { return true }
        guard let name = type.dottedName, let key = symbols.resolveType(named: name, in: context), !isOpen(key) else {
            return false
        }
        return !symbols.hasStaticMember(named: name, in: context)
            && (member.isUnwrapped || !failingTypes.mayGiveNil(member, of: name, in: context))
    }
}
