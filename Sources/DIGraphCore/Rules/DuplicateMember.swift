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
                uses it as well, and often all that the compiler tells is its ambiguous use there.
                """,
            fix: "Delete one of them, or put them into different branches of one `#if`.",
            before: Explanation.Example(
                """
                import DIRuntime

                final class RootComponent: BootstrapComponent {
                    var city: String { "Oslo" }
                    var city: String { "Bergen" }  // reported here
                    var forecast: ForecastComponent { ForecastComponent(parent: self) }
                }

                protocol ForecastDependency: Dependency {
                    var city: String { get }
                }

                final class ForecastComponent: Component<ForecastDependency> {
                    var text: String { "Weather in \\(dependency.city)" }
                }
                """),
            after: Explanation.Example(
                """
                import DIRuntime

                final class RootComponent: BootstrapComponent {
                    var city: String { "Bergen" }
                    var forecast: ForecastComponent { ForecastComponent(parent: self) }
                }

                protocol ForecastDependency: Dependency {
                    var city: String { get }
                }

                final class ForecastComponent: Component<ForecastDependency> {
                    var text: String { "Weather in \\(dependency.city)" }
                }
                """)))

    private static func duplicateMembers(in wiring: Wiring) -> [Diagnostic] {
        let owners = wiring.resolution.components.joined().flatMap(\.owners)
        let served = Set(owners.map(\.member.location))
        if served.isEmpty { return [] }
        return wiring.graph.components.flatMap { component in
            wiring.repeatedMembers(of: component, amongThoseNamedLike: served).map { first, second in
                let name = wiring.graph.displayName(of: component.id)
                return Diagnostic(
                    .duplicateMember, at: second.location,
                    "'\(second.member.fullName)' is declared twice in '\(name)': delete one of them",
                    notes: [Diagnostic.Note("the first declaration is here", at: first.location)])
            }
        }
    }
}

private struct PlacedMember {
    let member: MemberDeclaration
    let name: RequestName
    /// Properties of one name cannot differ in their types.
    let result: TypeSyntax?
    let location: SourceLocation
    let module: String?

    /// An extension in another module may hide a member.
    func repeats(_ other: PlacedMember) -> Bool {
        let isSeen = location.file == other.location.file || min(member.access, other.member.access) > .fileprivate
        return isSeen && module == other.module && name == other.name && result == other.result
            && member.kind == other.member.kind
            && member.isStatic == other.member.isStatic
            && member.effects.isAsync == other.member.effects.isAsync
            && !ConditionLogic.areExclusive(member.conditions, other.member.conditions)
    }
}

extension Wiring {
    /// Of each name that serves requests the second declaration in a class, beside the first.
    fileprivate func repeatedMembers(
        of component: Component, amongThoseNamedLike served: Set<SourceLocation>
    ) -> [(first: PlacedMember, second: PlacedMember)] {
        let symbols = program.symbols
        let key = symbols.key(of: component.declaration)
        // Of a class that is declared twice all members are.
        guard key.types.count == 1 else { return [] }
        let parts = key.types + key.extensions.filter { !symbols.declaration($0).hasWhereClause }
        let members = parts.flatMap { part in
            symbols.declaration(part).members.filter { [.property, .method, .subscript].contains($0.kind) }.map {
                ($0, part)
            }
        }
        let groups = OrderedGroups(members, by: \.0.fullName).groups.filter { group in
            group.count > 1 && group.contains { served.contains(symbols.location(of: $0, in: $1)) }
        }
        return groups.compactMap { group in
            let members = group.map { placed($0, in: $1) }
            guard let first = members.first(where: { served.contains($0.location) }) else { return nil }
            let other = members.first { $0.location != first.location && $0.repeats(first) }
            return other.map { $0.location < first.location ? ($0, first) : (first, $0) }
        }
    }

    private func placed(_ member: MemberDeclaration, in part: DeclarationReference) -> PlacedMember {
        let signature = program.types.signature(of: member, in: program.symbols.context(inside: part))
        return PlacedMember(
            member: member, name: RequestName(member, signature),
            result: member.kind == .property ? nil : signature.result,
            location: program.symbols.location(of: member, in: part), module: program.symbols.modules[part.summary])
    }
}
