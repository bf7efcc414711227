import SwiftFacts

extension Rule {
    package static let duplicateMember = Rule(
        id: "duplicate-member",
        find: duplicateMembers,
        explanation: Explanation(
            title: "a provided member that its component declares twice",
            meaning: """
                A component declares a property or a method twice, in its class or in its extensions, and
                another component requests it. That is what is left where both sides of a conflict of version
                control were kept.
                """,
            reason: """
                Swift refuses the second declaration, and each use of the name is ambiguous. The generated file
                uses it as well, and often all that the compiler tells is its ambiguous use there. Overloads that
                differ in `consuming`, `borrowing` or `sending` of their parameters, in `Self` beside the class, or
                in the order of their generic parameters only, it accepts: no call can tell them apart.
                """,
            fix: "Delete one of them, or put them into different branches of one `#if`.",
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                -     var city: String { "Oslo" }
                      var city: String { "Bergen" }  // reported here
                      var forecast: ForecastComponent { ForecastComponent(parent: self) }
                  }

                  protocol ForecastDependency: Dependency {
                      var city: String { get }
                  }

                  final class ForecastComponent: Component<ForecastDependency> {
                      var text: String { "Weather in \\(dependency.city)" }
                  }
                """))

    private static func duplicateMembers(in wiring: Wiring) -> [Diagnostic] {
        wiring.duplicateMembers.map { duplicate in
            let name = wiring.graph.displayName(of: duplicate.component)
            let (first, second) = (duplicate.first, duplicate.second)
            let again = "'\(second.member.fullName)' is declared again here"
            return Diagnostic(
                .duplicateMember, at: second.location,
                "'\(second.member.fullName)' is declared twice in '\(name)'\(duplicate.fault)",
                notes: [Diagnostic.Note("the first declaration is here", at: first.location)],
                affected: [Diagnostic.Affected(name, at: second.location, nil, amongOthers: again)],
                cause: duplicate.copy)
        }
    }
}

/// A member that a component declares twice.
final class DuplicateMember {
    let component: ScopeID
    fileprivate let first: PlacedMember
    fileprivate let second: PlacedMember
    /// What is requested below, of their type, and not provided: one of them was to have that name.
    let meant: String?

    fileprivate init(component: ScopeID, first: PlacedMember, second: PlacedMember, meant: String?) {
        self.component = component
        self.first = first
        self.second = second
        self.meant = meant
    }

    /// The same for members of a file that was copied, or that were pasted as a block; pairs of neighbours are no block.
    fileprivate var copy: String? {
        let distance = second.index - first.index
        guard meant == nil, second.isRedeclaration(of: first), first.part != second.part || distance > 1 else {
            return nil
        }
        let files = [first, second].map { $0.location.file.index }
        if files[0] != files[1] { return "files \(files)" }
        return "\(component) \(first.part) \(second.part) \(distance)"
    }

    fileprivate var fault: String {
        meant.map { ", and '\($0)' nowhere: call one of them that, or delete it" } ?? second.fault(beside: first)
    }
}

extension Wiring {
    func findDuplicateMembers() -> [DuplicateMember] {
        // Nearly all names are of one member.
        let components = graph.components.filter(repeatsNames)
        if components.isEmpty { return [] }
        let owners = resolution.components.joined().flatMap { $0.owners }
        let served = Set(owners.map { $0.member.location })
        let missing = requests { $0.isMissing }.map { $0.resolved }
        return components.flatMap { component in
            lazy var below = missing.filter { $0.unservedPath?.scopes.contains(component.id) == true }
            return repeatedMembers(of: component, amongThoseNamedLike: served).map { first, second in
                let result = second.signature.result
                // Of two types that are common, one is hardly that of what is missing.
                let isCopy = result == first.signature.result || result?.isEverywhere == false
                let alike = isCopy ? below.filter { second.isLike($0.request) } : []
                let names = Set(alike.map { $0.request.member.name })
                return DuplicateMember(
                    component: component.id, first: first, second: second, meant: names.count == 1 ? names.first : nil)
            }
        }
    }

    /// By component what is missing below it because a member that was to have the name has that of another one.
    func namesMeantByDuplicateMembers() -> [ScopeID: Set<String>] {
        duplicateMembers.reduce(into: [:]) { names, duplicate in
            if let meant = duplicate.meant { names[duplicate.component, default: []].insert(meant) }
        }
    }
}

private final class PlacedMember {
    let member: MemberDeclaration
    let signature: CanonicalSignature
    /// Properties of one name cannot differ in their types.
    let result: TypeSyntax?
    let call: CallSignature
    let location: SourceLocation
    let module: String?
    let part: DeclarationReference
    /// Among the members of the part.
    let index: Int

    /// - Parameter own: the type that it is a member of.
    init(
        _ member: MemberDeclaration, _ index: Int, in part: DeclarationReference, of own: TypeSyntax,
        _ program: Program
    ) {
        let context = program.symbols.context(inside: part)
        self.member = member
        self.part = part
        self.index = index
        signature = program.types.signature(of: member, in: context)
        result = member.kind == .property ? nil : signature.result
        call = CallSignature(member, of: own, in: context, program.types)
        location = program.symbols.location(of: member, in: part)
        module = program.symbols.modules[part.summary]
    }

    /// But for the name.
    func isLike(_ request: Request) -> Bool {
        request.member.kind == member.kind && request.signature.parameters == signature.parameters
            && request.signature.result == signature.result
    }

    /// An extension in another module may hide a member.
    func repeats(_ other: PlacedMember) -> Bool {
        let isSeen = location.file == other.location.file || min(member.access, other.member.access) > .fileprivate
        return isSeen && module == other.module && isAlike(other) && member.kind == other.member.kind
            && member.isStatic == other.member.isStatic
            && member.effects.isAsync == other.member.effects.isAsync
            && member.parameters.map { $0.isVariadic } == other.member.parameters.map { $0.isVariadic }
            && !ConditionLogic.areExclusive(member.conditions, other.member.conditions)
    }

    private func isAlike(_ other: PlacedMember) -> Bool {
        isRedeclaration(of: other) || call == other.call && !isRanked && !other.isRanked
    }

    func isRedeclaration(of other: PlacedMember) -> Bool {
        member.fullName == other.member.fullName && signature.parameters == other.signature.parameters
            && signature.generics == other.signature.generics && result == other.result
    }

    /// Whether an attribute makes calls prefer another overload.
    private var isRanked: Bool {
        member.attributes.contains { $0.availability != nil || $0.name == "_disfavoredOverload" }
    }

    func fault(beside first: PlacedMember) -> String {
        isRedeclaration(of: first)
            ? ": delete one of them" : ", and no call can tell which is meant: delete or rename one of them"
    }
}

/// The types of a member as far as its calls tell them.
private struct CallSignature: Equatable {
    let fullName: String
    let parameters: [TypeSyntax]
    let result: TypeSyntax?
    let generics: GenericSignature

    /// - Parameter own: the type that the member is of.
    init(_ member: MemberDeclaration, of own: TypeSyntax, in context: LookupContext, _ types: TypeResolver) {
        let signature = types.signature(
            of: member, generics: member.generics.ordered(byUseIn: member.parameters.map { $0.type }), in: context)
        fullName = member.fullName
        parameters = signature.parameters.map(Self.withoutConvention)
        result = signature.result.map(Self.withoutConvention)?.replacingSelf(own)
        generics = signature.generics
    }

    private static func withoutConvention(_ type: TypeSyntax) -> TypeSyntax {
        type.withoutConventions.without(["isolated"])
    }
}

extension Wiring {
    /// Whether two members of a component have one name, whatever their labels.
    fileprivate func repeatsNames(_ component: Component) -> Bool {
        var names: Set<String> = []
        return comparableParts(of: component).contains { part in
            program.symbols.declaration(part).members.contains { !names.insert($0.name).inserted }
        }
    }

    /// The class and its extensions that are for all of it. Of a class that is declared twice all members are.
    private func comparableParts(of component: Component) -> [DeclarationReference] {
        let key = program.symbols.key(of: component.declaration)
        if key.types.count > 1 { return [] }
        return key.types
            + key.extensions.filter {
                !program.symbols.declaration($0).hasWhereClause && program.symbols.extendedArguments(of: $0).isEmpty
            }
    }

    /// Of each name that serves requests the second declaration in a class, beside the first.
    fileprivate func repeatedMembers(
        of component: Component, amongThoseNamedLike served: Set<SourceLocation>
    ) -> [(first: PlacedMember, second: PlacedMember)] {
        let symbols = program.symbols
        let key = symbols.key(of: component.declaration)
        let members = comparableParts(of: component).flatMap { part in
            symbols.declaration(part).members.enumerated()
                .filter { [.property, .method, .subscript].contains($0.element.kind) }.map {
                    ($0.element, $0.offset, part)
                }
        }
        let groups = OrderedGroups(members, by: \.0.fullName).groups.filter { group in
            group.count > 1 && group.contains { served.contains(symbols.location(of: $0, in: $2)) }
        }
        let own = program.types.canonical(
            .name(key.name.lastNamePart), in: symbols.context(inside: component.declaration))
        return groups.compactMap { group in
            let members = group.map { PlacedMember($0, $1, in: $2, of: own, program) }
            guard let first = members.first(where: { served.contains($0.location) }) else { return nil }
            let other = members.first { $0.location != first.location && $0.repeats(first) }
            return other.map { $0.location < first.location ? ($0, first) : (first, $0) }
        }
    }
}
