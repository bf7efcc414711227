import SwiftFacts

/// An initialiser that a module needs to create a component of another one, and does not see.
struct HiddenInitializer {
    let component: Component
    let location: SourceLocation
    let access: AccessLevel
    let creations: [SourceLocation]
}

extension Wiring {
    /// A component as another module sees it.
    private struct Sight: Hashable {
        let component: ScopeID
        let module: String
    }

    /// One for each component that no initialiser of its class creates elsewhere, whatever the arguments are.
    func hiddenInitializers() -> [HiddenInitializer] {
        var sights = OrderedGroups<Sight, (sight: Sight, location: SourceLocation)>()
        var tested: [Int: Set<String>] = [:]
        for link in creations {
            let testedHere = tested[link.summary] ?? modulesTested(in: link.summary)
            tested[link.summary] = testedHere
            for child in link.children {
                guard let sight = sight(of: graph[child], in: link.summary, testedHere) else { continue }
                sights.add((sight, location(of: link)), to: sight)
            }
        }
        let hidden = sights.groups.compactMap { group -> HiddenInitializer? in
            let component = graph[group[0].sight.component]
            guard let (member, reference) = hiddenInitializer(of: component, from: group[0].sight.module) else {
                return nil
            }
            return HiddenInitializer(
                component: component, location: program.symbols.location(of: member, in: reference),
                access: member.access, creations: group.map { $0.location }.sorted())
        }
        return Dictionary(grouping: hidden, by: \.location).sorted { $0.key < $1.key }.compactMap { $0.value.first }
    }

    private func modulesTested(in summary: Int) -> Set<String> {
        Set(program.symbols.summaries[summary].imports.lazy.filter { $0.isTestable }.map { $0.module.firstNamePart })
    }

    /// Nil where the file sees all that is internal to the component's module, or may do so.
    private func sight(of component: Component, in summary: Int, _ tested: Set<String>) -> Sight? {
        let symbols = program.symbols
        guard let module = symbols.modules[summary], let own = component.module, own != module,
            !program.settings.isOpen(module), !program.settings.isOpen(own), component.superclass == nil,
            !tested.contains(own)
        else { return nil }
        return Sight(component: component.id, module: module)
    }

    /// The first of those that take a parent, where a class that inherits none has no other that is seen.
    private func hiddenInitializer(
        of component: Component, from module: String
    ) -> (member: MemberDeclaration, of: DeclarationReference)? {
        let key = program.symbols.key(of: component.declaration)
        func initializers(in references: [DeclarationReference]) -> [(MemberDeclaration, DeclarationReference)] {
            references.flatMap { reference in
                program.symbols.declaration(reference).members.filter { $0.kind == .initializer }.map {
                    ($0, reference)
                }
            }
        }
        func takesParent(_ member: MemberDeclaration) -> Bool { member.parameters.contains { $0.label == "parent" } }
        let own = initializers(in: key.types)
        guard own.contains(where: { !$0.0.isConvenience }),
            !key.types.contains(where: { program.symbols.declaration($0).expandsMacro }),
            !initializers(in: key.extensions).contains(where: { takesParent($0.0) })
        else { return nil }
        let taking = own.filter { takesParent($0.0) }
        let isSeen = taking.contains { sees($0.0.access, of: component, from: module) }
        return isSeen ? nil : taking.first
    }

    private func sees(_ access: AccessLevel, of component: Component, from module: String) -> Bool {
        module == program.settings.outputModule
            ? program.settings.isVisible(access, declaredIn: component.module)
            : access >= .public
                || access == .package && program.settings.areSurelyOfOnePackage(component.module, module) != false
    }
}
