import SwiftFacts

extension Rule {
    package static let missingAny = Rule(
        id: "missing-any",
        severity: .warning,
        find: missingAnys,
        explanation: Explanation(
            title: "a protocol as a type without 'any'",
            meaning: """
                A request, or a member that serves one, has a protocol as its type which has associated types or
                requirements of `Self`, and does not say `any`.

                For the graph that is the same type as the one with `any`, and the generated file writes `any`
                wherever it knows that a type is a protocol. Other protocols may stand without it in Swift 6, so
                they are no finding. A protocol in a file that holds nothing of the graph is left to the compiler.
                """,
            reason: """
                Compilers before Swift 6.3 refuse such a type, and later ones warn. The warning stands at your
                line, or at the generated one, depending on which module insists on it.
                """,
            fix: """
                - Write `any` before the protocol.
                """,
            example: """
                  import DIRuntime

                  protocol Shelf {
                      associatedtype Item
                      var items: [Item] { get }
                  }

                  struct Books: Shelf {
                      let items: [String]
                  }

                  final class RootComponent: BootstrapComponent {
                      let shelf: any Shelf = Books(items: [])

                      var reading: ReadingComponent { ReadingComponent(parent: self) }
                  }

                  protocol ReadingDependency: Dependency {
                -     var shelf: Shelf { get }  // reported here
                +     var shelf: any Shelf { get }
                  }

                  final class ReadingComponent: Component<ReadingDependency> {
                      var count: Int { dependency.shelf.items.count }
                  }
                """))

    private static func missingAnys(in wiring: Wiring) -> [Diagnostic] {
        guard let finder = BareProtocolFinder(wiring.program) else { return [] }
        for reference in wiring.hierarchyOfDependencies { finder.findMembers(of: reference) { _ in true } }
        let owners = Set(wiring.resolution.components.joined().flatMap { $0.owners.map { $0.member.location } })
        let components = wiring.componentsByDeclaration().keys
        for reference in components.sorted(by: { ($0.summary, $0.type) < ($1.summary, $1.type) }) {
            finder.findMembers(of: reference, where: owners.contains)
        }
        return finder.found.map { .missingAny($0) }
    }
}

/// A member with a protocol as its type, or in it, that has to be written with `any`.
private struct BareProtocol {
    let member: String
    let owner: String
    /// As written.
    let name: String
    let location: SourceLocation
}

private final class BareProtocolFinder {
    private let program: Program
    /// The last names of protocols, and of aliases, which may stand for one: most types are of libraries.
    private let names: Set<String>
    private var isDemanding: [DeclarationReference: Bool] = [:]
    private(set) var found: [BareProtocol] = []

    /// Nil where no protocol demands `any`, as in most graphs.
    init?(_ program: Program) {
        self.program = program
        let protocols = program.symbols.summaries.lazy.flatMap { $0.types }.filter { $0.kind == .protocol }
        guard protocols.contains(where: { $0.members.contains { $0.demandsAny } }) else { return nil }
        var names = Set(protocols.map { $0.name.lastNamePart })
        for alias in program.symbols.summaries.lazy.flatMap({ $0.typealiases }) {
            names.insert(alias.name.lastNamePart)
        }
        self.names = names
    }

    func findMembers(of reference: DeclarationReference, where isWanted: (SourceLocation) -> Bool) {
        let symbols = program.symbols
        let declaration = symbols.declaration(reference)
        let context = symbols.context(inside: reference)
        for member in declaration.members where member.kind == .property || member.kind == .method {
            let location = symbols.location(of: member, in: reference)
            guard isWanted(location), let name = bareProtocol(of: member, in: context) else { continue }
            found.append(
                BareProtocol(
                    member: member.fullName, owner: symbols.key(of: reference).name, name: name, location: location))
        }
    }

    private func bareProtocol(of member: MemberDeclaration, in context: LookupContext) -> String? {
        let generics = TypeResolver.genericNames(of: member)
        var pending =
            member.parameters.map { $0.type } + (member.typeIsInferred ? [] : member.type.map { [$0.syntax] } ?? [])
        while let type = pending.popLast() {
            if case .existential(let constraint) = type {
                pending += constraint.argumentsOfConstraint
            } else if case .opaque(let constraint) = type {
                pending += constraint.argumentsOfConstraint
            } else {
                pending += type.children
                guard let name = type.dottedName, names.contains(name.lastNamePart), !generics.contains(name),
                    let key = program.symbols.resolveType(named: name, in: context)
                else { continue }
                if key.types.contains(where: { demandsAny($0) }) { return name }
            }
        }
        return nil
    }

    /// Whether the protocol has associated types, or takes values of the type that conforms to it.
    private func demandsAny(_ reference: DeclarationReference) -> Bool {
        if let known = isDemanding[reference] { return known }
        let demands = program.protocols.hierarchy(of: reference).contains { inherited in
            program.symbols.declaration(inherited).members.contains { $0.demandsAny }
        }
        isDemanding[reference] = demands
        return demands
    }
}

extension MemberDeclaration {
    fileprivate var demandsAny: Bool {
        kind == .associatedtype || kind == .method && parameters.contains { $0.type.isOfSelf }
    }
}

extension TypeSyntax {
    /// What stands in a constraint, to all of which one `any` belongs: `Song` in `any Shelf<Song> & Error`.
    fileprivate var argumentsOfConstraint: [TypeSyntax] {
        switch self {
        case .composition(let types): types.flatMap { $0.argumentsOfConstraint }
        case .metatype(let instance, _): instance.argumentsOfConstraint
        default: children
        }
    }

    /// `Self`, or values of it.
    fileprivate var isOfSelf: Bool {
        switch self {
        case .named: dottedName == "Self"
        case .optional(let wrapped), .array(let wrapped): wrapped.isOfSelf
        default: false
        }
    }
}

extension Diagnostic {
    fileprivate static func missingAny(_ bare: BareProtocol) -> Diagnostic {
        let edit = "write 'any \(bare.name)'"
        return Diagnostic(
            .missingAny, at: bare.location,
            "'\(bare.member)' of '\(bare.owner)' has the type '\(bare.name)', a protocol that the compiler wants 'any' before",
            edit: edit, alternative: silence("missing-any"),
            fix: Fix(edit, [Fix.Change(.existential(bare.name), at: bare.location)]))
    }
}
