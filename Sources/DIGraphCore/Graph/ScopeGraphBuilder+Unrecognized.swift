/// Classes that are created as components are, and that the sources do not show to be components: none of them may
/// vanish without a word.
extension ScopeGraphBuilder {
    /// How much a class with an unknown base looks like a component.
    enum Likeness {
        case none, possible, certain
    }

    /// A class with the name of a runtime's class as its base, and a place at which it is left out of the graph.
    struct UnseenComponent {
        let declaration: DeclarationReference
        let base: ComponentClassifier.UnknownBase
        let location: SourceLocation
        let place: Diagnostic.UnseenPlace
    }

    /// Keeps a creation of a class that is no component, as far as is known, for when all creations are known.
    /// False where the class is surely none.
    mutating func keepsUnrecognized(_ creation: Creation, owner: Owner?, in summaryIndex: Int) -> Bool {
        for declaration in classesMade(by: creation, owner: owner, in: summaryIndex) {
            guard let base = classifier.unknownBases[declaration], classifier.classifications[declaration] == nil else {
                continue
            }
            switch likeness(of: base) {
            case .none: continue
            case .possible:
                guard creation.parentIsSelf, isScope(owner), !takesParentItself(declaration) else { continue }
            case .certain: break
            }
            keep(creation, of: declaration, base, in: summaryIndex)
            return true
        }
        return false
    }

    private mutating func keep(
        _ creation: Creation, of declaration: DeclarationReference, _ base: ComponentClassifier.UnknownBase,
        in summaryIndex: Int
    ) {
        if isNamedLikeRuntime(base) {
            keepUnseen(declaration, base, at: creation, .created, in: summaryIndex)
        } else if likeness(of: base) == .certain {
            createdOfUnknownBase.insert(declaration)
        } else {
            report(
                creation, in: summaryIndex, child: symbols.key(of: declaration).name,
                .unknownBase(base.name.joined(separator: ".")))
        }
    }

    private mutating func keepUnseen(
        _ declaration: DeclarationReference, _ base: ComponentClassifier.UnknownBase, at creation: Creation,
        _ place: Diagnostic.UnseenPlace, in summaryIndex: Int
    ) {
        let summary = symbols.summaries[summaryIndex]
        let words = summary.suppressions[summary.lines.position(of: creation.offset).line] ?? []
        if words.contains(Rule.unlinkedCreation.id) { return }
        unseen.append(
            UnseenComponent(
                declaration: declaration, base: base,
                location: SourceLocation(file: summary.file, offset: creation.offset), place: place))
    }

    /// Whether a creation in a class that is no component, as far as is known, is explained by that.
    mutating func keepsCreation(
        _ creation: Creation, _ children: [ScopeID], inUnrecognized owner: Owner?, in summaryIndex: Int
    ) -> Bool {
        guard let owner, owner.ids.isEmpty, let (declaration, base) = unrecognizedScope(owner) else { return false }
        if isNamedLikeRuntime(base) {
            keepUnseen(declaration, base, at: creation, .creates, in: summaryIndex)
        } else {
            inUnknownBase.append((declaration, creation, summaryIndex, children))
        }
        unlinked.formUnion(children)
        return true
    }

    // MARK: Findings

    mutating func reportUnrecognized() {
        reportUnknownBases()
        for (owner, creation, summaryIndex, children) in inUnknownBase where !createdOfUnknownBase.contains(owner) {
            report(creation, in: summaryIndex, child: components[children[0].index].name, .outsideComponent)
        }
        addUnseenRoots()
        reportUnseen()
    }

    /// Nothing creates a root with `parent:`, so it is told by its base alone. Where there is no component at all,
    /// `no-components` says so.
    private mutating func addUnseenRoots() {
        if components.isEmpty, unseen.isEmpty { return }
        for (declaration, base) in sortedUnknownBases()
        where isNamedLikeRuntime(base) && runtimeKind(of: base) == .bootstrap {
            if unseen.contains(where: { $0.declaration == declaration }) { continue }
            let file = symbols.summaries[base.declaration.summary].file
            unseen.append(
                UnseenComponent(
                    declaration: declaration, base: base,
                    location: SourceLocation(file: file, offset: base.reference.offset), place: .declared))
        }
    }

    /// One finding for each line that is missing: an import in a file, or a module in the configuration.
    private mutating func reportUnseen() {
        var causes: [[String]: [UnseenComponent]] = [:]
        var order: [[String]] = []
        for component in unseen {
            let modules = unknownModules(seenBy: component.base)
            let file = symbols.summaries[component.base.summary].file
            let cause = modules.isEmpty ? ["\(file.index)"] : modules
            if causes[cause] == nil { order.append(cause) }
            if causes[cause]?.contains(where: { $0.declaration == component.declaration }) == true { continue }
            causes[cause, default: []].append(component)
        }
        for cause in order {
            guard let components = causes[cause],
                let first = components.first(where: { $0.place != .declared }) ?? components.first
            else { continue }
            let others = components.filter { $0.declaration != first.declaration }
            diagnostics.append(
                Diagnostic.unseenComponent(
                    symbols.key(of: first.declaration).name, base: first.base.name.joined(separator: "."),
                    at: first.location, place: first.place, runtime: usedRuntime,
                    importPlace: SourceLocation(
                        file: symbols.summaries[first.base.declaration.summary].file,
                        offset: first.base.reference.offset),
                    modules: unknownModules(seenBy: first.base),
                    others: others.map { (symbols.key(of: $0.declaration).name, $0.location) }))
        }
    }

    /// The classes that look like components, where none was recognised.
    func lookalikes() -> [Diagnostic.Lookalike] {
        sortedUnknownBases().compactMap { declaration, base in
            guard likeness(of: base) == .certain else { return nil }
            return Diagnostic.Lookalike(
                name: symbols.key(of: declaration).name, location: protocolTable.location(of: declaration),
                modules: unknownModules(seenBy: base))
        }
    }

    func sortedUnknownBases() -> [(DeclarationReference, ComponentClassifier.UnknownBase)] {
        classifier.unknownBases.filter { classifier.classifications[$0.key] == nil }
            .sorted { ($0.key.summary, $0.key.type) < ($1.key.summary, $1.key.type) }
            .map { ($0.key, $0.value) }
    }

    // MARK: What a class looks like

    private func isNamedLikeRuntime(_ base: ComponentClassifier.UnknownBase) -> Bool {
        runtimeKind(of: base) != nil
    }

    private func runtimeKind(of base: ComponentClassifier.UnknownBase) -> Component.Kind? {
        base.name.last.flatMap { ComponentClassifier.runtimeClasses[$0]?.kind }
    }

    func likeness(of base: ComponentClassifier.UnknownBase) -> Likeness {
        let arguments = base.arguments.map { protocolTable.likeness(of: $0) }
        if arguments.contains(.certain) { return .certain }
        guard let kind = runtimeKind(of: base) else { return .possible }
        // Another library's `Component<Position>`.
        if arguments.first == ScopeGraphBuilder.Likeness.none { return .none }
        return kind == .component ? .possible : .certain
    }

    private func isScope(_ owner: Owner?) -> Bool {
        guard let owner else { return false }
        return !owner.ids.isEmpty || unrecognizedScope(owner) != nil
    }

    private func unrecognizedScope(
        _ owner: Owner
    ) -> (declaration: DeclarationReference, base: ComponentClassifier.UnknownBase)? {
        for declaration in symbols.types[owner.key] ?? [] {
            if let base = classifier.unknownBases[declaration], likeness(of: base) == .certain {
                return (declaration, base)
            }
        }
        return nil
    }

    /// Whether the class, or one that it inherits from, has a `parent` of its own: an initialiser that does not pass it
    /// on to its base class, or a property. A component gets both from the runtime.
    private func takesParentItself(_ declaration: DeclarationReference) -> Bool {
        var current: TypeKey? = symbols.key(of: declaration)
        var visited: Set<TypeKey> = []
        while let key = current, visited.insert(key).inserted {
            let classes = (symbols.types[key] ?? []).contains { takesParent($0, passedOnBy: "super.init") }
            let extensions = (symbols.extensions[key] ?? []).contains { takesParent($0, passedOnBy: "self.init") }
            if classes || extensions { return true }
            current = symbols.superclass(of: key)
        }
        return false
    }

    private func takesParent(_ part: DeclarationReference, passedOnBy delegation: String) -> Bool {
        let members = symbols.declaration(part).members
        if members.contains(where: { $0.kind == .property && $0.name == "parent" && !$0.isStatic }) { return true }
        let hasInitialiser = members.contains { member in
            member.kind == .initializer && member.parameters.contains { $0.label == "parent" }
        }
        guard hasInitialiser else { return false }
        return !symbols.summaries[part.summary].creations.contains { $0.owner == part.type && $0.callee == delegation }
    }

    // MARK: Imports

    /// The runtime that the sources use, for the import to write.
    var usedRuntime: String {
        ComponentClassifier.runtimeModules.first { runtime in
            symbols.summaries.contains { $0.imports.contains { $0.module.firstNamePart == runtime } }
        } ?? ComponentClassifier.runtimeModules[0]
    }

    /// The modules outside the sources that may re-export the runtime to the file that names the base.
    private func unknownModules(seenBy base: ComponentClassifier.UnknownBase) -> [String] {
        if base.name.count == 2 { return [base.name[0]] }
        let known = Set(symbols.modules.compactMap { $0 }).union(Self.systemModules)
        return symbols.visibleModules[base.summary].subtracting(known).sorted()
    }

    /// What many files import, and what surely re-exports no runtime.
    private static let systemModules: Set<String> = [
        "AppKit", "Combine", "CoreData", "CoreGraphics", "CoreLocation", "Darwin", "Dispatch", "Foundation", "Glibc",
        "MapKit", "Musl", "Observation", "OSLog", "QuartzCore", "StoreKit", "Swift", "SwiftData", "SwiftUI",
        "Synchronization", "Testing", "UIKit", "WatchKit", "WebKit", "WidgetKit", "XCTest", "os",
    ]
}
