import SwiftFacts

/// The components that creations of unknown names mean.
extension Wiring {
    func findMeantComponents() -> [SourceLocation: Component] {
        let unknown = rejections.creations.filter { creation in
            creation.isOfUnknownType && componentsHiddenFromCreations[creation.location] == nil
                && componentsOfUnseenModules[creation.location] == nil
        }
        if unknown.isEmpty { return [:] }
        // Nobody creates a non-core component: its core does. A local one is known where it is seen.
        let candidates = graph.components.filter {
            !$0.isRoot && !$0.isAbstract && $0.kind != .nonCore && $0.inaccessibility?.isOfLocalClass != true
        }
        let modules = Set(candidates.compactMap { $0.module })
        let byName = Dictionary((candidates.map { ($0.name, $0) }) + aliases(of: candidates)) { first, _ in first }
        let names = SimilarNames(byName.keys)
        // Inside of a namespace, its name need not be written.
        let nested = Dictionary(grouping: candidates.filter { $0.name.isDotted }, by: \.name.lastNamePart)
        let nestedNames = SimilarNames(nested.keys)
        let byLastName = Dictionary(grouping: candidates, by: \.name.lastNamePart).filter { $1.count == 1 }
        var meant: [SourceLocation: Component] = [:]
        for creation in unknown {
            // It was moved into a namespace, or out of one.
            if let moved = byLastName[creation.child.lastNamePart]?.first {
                meant[creation.location] = moved
                continue
            }
            // The module of the component may stand before its name.
            let inner = modules.contains(creation.child.firstNamePart) ? creation.child.innerName : nil
            let similar = names.similar(to: creation.child).first ?? inner.flatMap { names.similar(to: $0).first }
            let component = similar.flatMap { byName[$0] }
            lazy var inNamespace = nestedNames.similar(to: creation.child).first.flatMap { nested[$0]?.first }
            meant[creation.location] = component ?? (creation.child.isDotted ? nil : inNamespace)
        }
        let rest = unknown.filter { meant[$0.location] == nil && !$0.isSilenced }
        if let renamed = onlyRenamed(by: rest, among: candidates) {
            for creation in rest { meant[creation.location] = renamed }
            return meant
        }
        let left = Dictionary(withoutCreatedElsewhere(candidates.filter { $0.mayBeRenamed }).map { ($0.name, $0) }) {
            $1
        }
        let leftNames = RewordedNames(left.keys)
        for creation in rest {
            let renamed = leftNames.only(like: creation.child).flatMap { left[$0] }
            if let renamed, isSeen(renamed, by: [creation]) { meant[creation.location] = renamed }
        }
        return meant
    }

    /// The only component that nothing creates, where one name is created that nobody declares, and all else is linked.
    private func onlyRenamed(by unknown: [UnlinkedCreation], among candidates: [Component]) -> Component? {
        guard let name = unknown.first?.child, unknown.allSatisfy({ $0.child == name }),
            rejections.toldCreations.count == unknown.count
        else { return nil }
        let left = candidates.filter { $0.mayBeRenamed }
        guard left.count == 1, let component = withoutCreatedElsewhere(left).first else { return nil }
        return isSeen(component, by: unknown) ? component : nil
    }

    /// Whether creations may mean a component: its module is seen there, and they do not stand in it.
    private func isSeen(_ component: Component, by unknown: [UnlinkedCreation]) -> Bool {
        let parts = program.symbols.parts(of: component.declaration).map(program.symbols.location)
        let isInside = unknown.contains { creation in
            parts.contains { $0.file == creation.location.file && $0 < creation.location }
        }
        let isSeen = unknown.allSatisfy { creation in
            guard let index = summaryIndices[creation.location.file] else { return false }
            if program.symbols.modules[index] == component.module { return true }
            let isImported = component.module.map(program.symbols.visibleModules[index].contains) == true
            return isImported && component.access >= .package
        }
        return isSeen && !isInside
    }

    /// The names that typealiases give to components.
    func aliases(of components: [Component]) -> [(String, Component)] {
        let symbols = program.symbols
        let byKey = Dictionary(components.map { (symbols.key(of: $0.declaration), $0) }) { first, _ in first }
        return symbols.aliasedTypes().compactMap { alias in byKey[alias.type].map { (alias.name, $0) } }
    }
}

extension Component {
    /// Nothing creates it by the name that it has.
    fileprivate var mayBeRenamed: Bool { isWanted && isLeftOut && !isConstructed }
}
