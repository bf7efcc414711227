import SwiftFacts

/// Which type a path of names has, where the sources tell it: `Currency.eur`, `Theme.shared.colors`, `Store.make(path:)`,
/// `makeStore()`. Only for findings: what is not written is not provided.
final class ValueTypes {
    private enum Place {
        case type(DeclaredName)
        case value(TypeSyntax)
    }

    private typealias Found = (member: MemberDeclaration, part: DeclarationReference)

    private static let mostClasses = 100

    private let program: Program
    private let failingTypes: FailingTypes
    private var symbols: SymbolTable { program.symbols }
    /// By name, of each declaration once: many values may name one type.
    private var membersByName: [DeclarationReference: [String: [MemberDeclaration]]] = [:]

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
            let found = members(named: step.name, of: key).filter { $0.member.isStatic }
            if found.isEmpty {
                return isCase(step.name, of: key, isCalled: step.call != nil) ? .value(key.canonicalType) : nil
            }
            return type(of: found, step.call, in: key).map { .value($0) }
        case .value(let type):
            guard let key = program.declared(type), !isOpen(key) else { return nil }
            let found = members(named: step.name, of: key).filter { !$0.member.isStatic }
            let isRaw = found.isEmpty && step.name == "rawValue" && step.call == nil
            return (isRaw ? rawType(of: key) : self.type(of: found, step.call, in: key)).map { .value($0) }
        }
    }

    private func rawType(of key: DeclaredName) -> TypeSyntax? {
        var expansions = 0
        return program.types.rawType(of: key, depth: 0, &expansions)
    }

    private func members(named name: String, of key: DeclaredName) -> [Found] {
        let parts = symbols.classes(from: key).prefix(Self.mostClasses).flatMap { $0.types + $0.extensions }
        let own = members(named: name, in: parts)
        if !own.isEmpty { return own }
        let protocols = program.protocols.conformances(of: parts).map { symbols.key(of: $0.reference) }
        return members(named: name, in: protocols.withoutRepetition().flatMap { $0.types + $0.extensions })
    }

    private func members(named name: String, in parts: [DeclarationReference]) -> [Found] {
        parts.flatMap { part in (table(of: part)[name] ?? []).map { ($0, part) } }
    }

    private func table(of part: DeclarationReference) -> [String: [MemberDeclaration]] {
        if let known = membersByName[part] { return known }
        let table = Dictionary(grouping: symbols.declaration(part).members) { $0.name }
        membersByName[part] = table
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

    private func type(of found: [Found], _ call: CallLabels?, in key: DeclaredName) -> TypeSyntax? {
        let called = found.filter { member, _ in
            switch member.kind {
            case .property: call == nil
            case .method: call?.fit(member.parameters) == true
            default: false
            }
        }
        guard called.count == 1, let (member, part) = called.first, let type = member.type?.syntax,
            member.generics == .none, !member.hasOpaqueType, !member.mentions(anyOf: symbols.associatedNames)
        else { return nil }
        let context = symbols.context(inside: part)
        if member.typeIsInferred, !isCertain(member, type, in: context) { return nil }
        if type == .name("Self") { return key.canonicalType }
        return member.mentionsSelf ? nil : program.types.canonical(type, in: context)
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
