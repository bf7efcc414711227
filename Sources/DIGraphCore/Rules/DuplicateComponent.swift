import SwiftFacts

extension Rule {
    package static let duplicateComponent = Rule(
        id: "duplicate-component",
        find: duplicateComponents,
        explanation: Explanation(
            title: "two components of one name in one module",
            meaning: """
                Two components have the same name, and nothing tells them apart: they are in the same module, in
                the same type or outside of any, and not in different branches of one `#if`. If they are in
                different modules, then the generator was not told which folder is which module.
                """,
            reason: """
                A creation of that name could mean either, so the edges of the graph and the requests that are
                proved would be a guess.
                """,
            fix: """
                - Rename one of them, or nest each in a type of its feature.
                - If one is a variant for some builds, put both into branches of one `#if … #else … #endif`, or each
                  under an operating system of its own, as in `#if os(macOS)`.
                - If they are in different modules, name the modules: `--module NAME=PATH`, or `"modules"` in
                  needle.json.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                      var login: LoginComponent { LoginComponent(parent: self) }
                  }

                - final class LoginComponent: Component<EmptyDependency> {
                -     var title: String { "Log in" }
                - }
                -
                  #if DEBUG
                  final class LoginComponent: Component<EmptyDependency> {  // reported here
                      var title: String { "Log in as a tester" }
                  }
                + #else
                + final class LoginComponent: Component<EmptyDependency> {
                +     var title: String { "Log in" }
                + }
                  #endif
                """))

    private static func duplicateComponents(in wiring: Wiring) -> [Diagnostic] {
        let copies = Dictionary(wiring.copiesMeantByCreations.map { ($1.copy.id, $1) }) {
            $0.creation.location < $1.creation.location ? $0 : $1
        }
        let protocols = wiring.protocolsOfCopiedFiles
        let duplicates = duplicates(in: wiring.graph)
        let pairs = Dictionary(grouping: duplicates) { [$0.component.location.file, $0.first.location.file] }
        return duplicates.map { component, first in
            let renamed = copies[component.id] != nil ? component : first
            if let copy = copies[renamed.id] {
                return .copy(copy, of: renamed.id == first.id ? component : first)
            }
            let files = [component.location.file, first.location.file]
            let isCopy = files[0] != files[1] && pairs[files, default: []].count > 1
            return .duplicate(
                .duplicateComponent, "component", component.name, at: component.location, first: first.location,
                isModuleKnown: !wiring.program.settings.isOpen(component.module),
                notes: (protocols[component.location.file] ?? []).filter { $0.first.file == first.location.file }.map {
                    Diagnostic.Note("so is '\($0.name)': if one of the two files is a copy, delete it", at: $0.location)
                },
                ofCopy: isCopy ? "copy \(files[0].index) \(files[1].index)" : nil)
        }
    }

    /// Each component that is declared again, with its first declaration.
    static func duplicates(in graph: ScopeGraph) -> [(component: Component, first: Component)] {
        namesakes(in: graph).flatMap { namesakes in
            zip(namesakes, ConditionLogic.firstOverlaps(namesakes.map { $0.conditions })).compactMap {
                component, first in
                first.map { (component, namesakes[namesakes.startIndex + $0]) }
            }
        }
    }

    /// The components that others can name, those of one name and module together.
    private static func namesakes(in graph: ScopeGraph) -> [ArraySlice<Component>] {
        // They stand side by side.
        let named = graph.components.filter { $0.inaccessibility?.isOfLocalClass != true }
        return named.split { $0.name != $1.name || $0.module != $1.module || areOfTwoFiles($0, $1) }
    }

    /// Whether each is seen in its own file only, so that both may have the name.
    private static func areOfTwoFiles(_ one: Component, _ other: Component) -> Bool {
        one.isOfItsFile && other.isOfItsFile && one.location.file != other.location.file
    }

    /// By a component that is declared several times, the names of what all of its declarations provide.
    static func namesProvidedByNamesakes(in graph: ScopeGraph) -> [ScopeID: Set<String>] {
        var names: [ScopeID: Set<String>] = [:]
        for namesakes in namesakes(in: graph) where namesakes.count > 1 {
            if ConditionLogic.firstOverlaps(namesakes.map { $0.conditions }).allSatisfy({ $0 == nil }) { continue }
            let provided = Set(namesakes.flatMap { $0.provided }.map { $0.member.name })
            for component in namesakes { names[component.id] = provided }
        }
        return names
    }
}

extension Wiring {
    /// By file: its dependency protocols that the file declares again which declares one of its components again, too.
    func findProtocolsOfCopiedFiles() -> [FileID: [ProtocolOfCopy]] {
        if duplicateProtocols.isEmpty { return [:] }
        let pairs = Rule.duplicates(in: graph).map { [$0.component.location.file, $0.first.location.file] }
        let copied = Set(pairs.filter { $0[0] != $0[1] })
        let found = duplicateProtocols.filter { protocolCopies[$1] == nil && protocolCopies[$2] == nil }.map {
            (name: $0.name, location: program.symbols.location(of: $1), first: program.symbols.location(of: $2))
        }
        let told = found.filter { copied.contains([$0.location.file, $0.first.file]) }
        return Dictionary(grouping: told, by: \.location.file)
    }

    typealias ProtocolOfCopy = (name: String, location: SourceLocation, first: SourceLocation)

    /// A component that kept the name of the one that it was copied from, and the creation by the name that it was to get.
    typealias RenamedCopy = (copy: Component, creation: UnlinkedCreation, isCertain: Bool)

    /// By the creations of names that nobody declares: `HelpComponent`, where a second `HomeComponent` asks for a
    /// `HelpDependency`.
    func findCopiesMeantByCreations() -> [SourceLocation: RenamedCopy] {
        let unknown = rejections.toldCreations.filter { $0.isOfUnknownType }
        if unknown.isEmpty { return [:] }
        var byStem: [String: Component] = [:]
        for (component, first) in Rule.duplicates(in: graph) {
            for copy in [first, component] {
                if let name = copy.dependencyName { byStem[stem(of: name)] = copy }
            }
        }
        var found: [SourceLocation: RenamedCopy] = [:]
        for creation in unknown where !creation.child.isDotted {
            guard let copy = byStem[stem(of: creation.child)], copy.name != creation.child else { continue }
            found[creation.location] = (copy, creation, true)
        }
        return found.isEmpty ? onlyCopy(meantBy: unknown) : found
    }

    /// The only component that is declared again, where one name is created that nobody declares: which of the two was
    /// to have it nobody knows.
    private func onlyCopy(meantBy unknown: [UnlinkedCreation]) -> [SourceLocation: RenamedCopy] {
        let duplicates = Rule.duplicates(in: graph)
        guard duplicates.count == 1, let name = unknown.first?.child, !name.isDotted,
            unknown.allSatisfy({ $0.child == name }), name != duplicates[0].component.name
        else { return [:] }
        let copy = duplicates[0].component
        return Dictionary(unknown.map { ($0.location, (copy, $0, false)) }) { first, _ in first }
    }

    func stem(of name: String) -> String {
        let name = String(name.split(separator: " ").last ?? "").lastNamePart
        for suffix in ["Component", "Dependency"] where name.hasSuffix(suffix) {
            return String(name.dropLast(suffix.count))
        }
        return name
    }
}

extension Array {
    /// The runs between neighbours that are to be parted.
    fileprivate func split(whereNeighbours arePart: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
        var runs: [ArraySlice<Element>] = []
        var start = 0
        for index in indices where index + 1 == count || arePart(self[index], self[index + 1]) {
            runs.append(self[start...index])
            start = index + 1
        }
        return runs
    }
}

extension Diagnostic {
    /// A component that was to get another name, by which it is created.
    fileprivate static func copy(_ renamed: Wiring.RenamedCopy, of original: Component) -> Diagnostic {
        let (copy, creation, isCertain) = renamed
        return Diagnostic(
            .duplicateComponent, at: copy.location,
            "the component '\(copy.name)' is declared twice, and '\(creation.child)', which is created, is not declared",
            edit: "rename \(isCertain ? "this one" : "one of them") to '\(creation.child)'",
            notes: [
                Note("the other declaration is here", at: original.location),
                Note("'\(creation.child)' is created here", at: creation.location),
            ])
    }

    /// Two of one name, which a creation or a dependency could both mean.
    static func duplicate(
        _ rule: Rule, _ kind: String, _ name: String, at location: SourceLocation, first: SourceLocation,
        isModuleKnown: Bool, notes: [Diagnostic.Note] = [], ofCopy copy: String? = nil
    ) -> Diagnostic {
        let modules =
            isModuleKnown || first.file == location.file
            ? [] : [Note("if they are in different modules, name these by '--module NAME=PATH' or \"modules\"")]
        return Diagnostic(
            rule,
            at: location,
            "the \(kind) '\(name)' is declared twice",
            edit: "rename one of them, or put them in different branches of one '#if'",
            notes: [Note("the first declaration is here", at: first)] + notes + modules,
            affected: copy.map { _ in [Affected(name, at: location, nil)] } ?? [], cause: copy)
    }
}
