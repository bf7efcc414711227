import SwiftFacts

extension Rule {
    package static let detachedComponent = Rule(
        id: "detached-component",
        severity: .warning,
        find: detachedComponents,
        explanation: Explanation(
            title: "a component that no root reaches",
            meaning: """
                The class is a component, but no component that a root reaches creates it with `parent: self`. So
                it has no place in the graph: its requests are not checked, and it gets no provider. The component
                may be unused, new, created by a component that is itself detached, or created in a source that
                the generator does not read. A root is reported if nothing creates it and the generated file could
                not use it.
                """,
            reason: """
                While nobody creates it nothing can go wrong, so this is no error. Once it is created in a place
                that the generator does not see, it traps there, because its graph knows nothing of it.
                """,
            fix: """
                - Create it in its parent: `var help: HelpComponent { HelpComponent(parent: self) }`.
                - Delete it, if it is not used any more.
                - If a parent exists, add its file to the sources, or attach the parent first.
                """,
            silencing: "Do that for a component that only tests create, or that is not finished yet.",
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                      var phone: String { "112" }
                +
                +     var help: HelpComponent { HelpComponent(parent: self) }
                  }

                  protocol HelpDependency: Dependency {
                      var phone: String { get }
                  }

                  final class HelpComponent: Component<HelpDependency> {  // reported here
                      var text: String { "Call \\(dependency.phone)" }
                  }
                """))

    private static func detachedComponents(in wiring: Wiring) -> [Diagnostic] {
        let hidden = wiring.graph.withAllBelow(wiring.explainedByOtherFindings.map { $0.id })
        // With one of its base classes in the branches of an `#if` a class is in use, though not with all.
        let used = Set(
            wiring.graph.components.filter { !$0.isWanted || !$0.isLeftOut }.map { $0.declaration.withoutVariant })
        let detached = wiring.graph.components.filter {
            $0.isWanted && $0.isLeftOut && wiring.genericOrigin(of: $0) == nil && !hidden.contains($0.id)
                && !used.contains($0.declaration.withoutVariant)
                && !wiring.hiddenExtendedClasses.contains($0.declaration)
        }
        if detached.isEmpty || wiring.hasCreationOfUnknownComponent || wiring.hasUndeclaredBase { return [] }
        let bases = wiring.hasClassOfLostBase ? detached.filter(wiring.mayBeLostBase).map { $0.id } : []
        let explained = wiring.meantByAmbiguousNames(detached).union(wiring.declaredTwice)
            .union(wiring.graph.withAllBelow(bases))
        let named = wiring.namesCreatedBelowUnknownBases()
        let unexplained = detached.filter { !explained.contains($0.id) && !named.contains($0.name.lastNamePart) }
        let calls = wiring.unlabelledCreations()
        return wiring.heads(of: wiring.withoutCreatedElsewhere(unexplained)).map { component, others in
            let call = wiring.call(meantToCreate: component, among: calls)
            let labels = call.flatMap { Fix(labellingParentOf: component, at: $0.location, in: wiring) }
            let isGeneric = !wiring.program.symbols.declaration(component.declaration).genericParameters.isEmpty
            return .detachedComponent(
                component, creation: wiring.creation(of: component), isGeneric: isGeneric,
                mayBeRoot: wiring.mayBeRoot(component), others: others, call: call,
                fix: labels, hasRoot: wiring.hasRoot, outputModule: wiring.program.settings.outputModule)
        }
    }
}

extension Wiring {
    /// Those that are neither themselves created by code that nobody sees here, nor by components that are.
    func withoutCreatedElsewhere(_ detached: [Component]) -> [Component] {
        let created = graph.withAllBelow(detached.filter(isUsedElsewhere).map { $0.id })
        return detached.filter { !created.contains($0.id) }
    }

    /// Those that a creation or a base class means of which something else is told.
    fileprivate var explainedByOtherFindings: [Component] {
        var explained = componentsMeantByBases + componentsMeantAsNonCore
        explained += componentsHiddenFromCreations.values
        explained += componentsOfUnseenModules.values
        explained += componentsMeantByCreations.values
        explained += lostPlugins.values
        explained += aliasedCreations.values.compactMap { $0.meant }
        explained += graph.components.filter(hasGenericInItsPlace)
        return explained
    }

    /// Whether its base class, which is generic, is created itself.
    fileprivate func hasGenericInItsPlace(_ component: Component) -> Bool {
        component.superclass.flatMap { genericOrigin(of: graph[$0]) } != nil
    }

    /// Whether code that nobody sees here may create a component.
    func isUsedElsewhere(_ component: Component) -> Bool {
        program.settings.isUsedElsewhere(component.access, in: component.module)
    }

    /// Whether an error is about a class that creates something, or is created, as components are, and inherits from none.
    fileprivate var hasClassOfLostBase: Bool {
        !createdOfUnknownBases.isEmpty
            || rejections.toldCreations.contains { $0.unrecognized != nil && $0.isOfUnrecognized }
    }

    /// Those of another module than the one that a creation is linked to, whose name the compiler calls ambiguous there: the
    /// file imports both.
    fileprivate func meantByAmbiguousNames(_ detached: [Component]) -> Set<ScopeID> {
        let sought = Dictionary(grouping: detached, by: \.name)
        var found: Set<ScopeID> = []
        for linked in creations {
            guard case .named(let parts, _) = linked.creation.callee else { continue }
            for child in linked.children.map({ graph[$0] }) where parts.count <= child.name.nameParts.count {
                let others = sought[child.name, default: []].filter { !linked.children.contains($0.id) }
                if others.isEmpty || child.module == program.symbols.modules[linked.summary] { continue }
                let imported = program.symbols.summaries[linked.summary].imports.map { $0.module }
                found.formUnion(others.filter { $0.module.map(imported.contains) == true }.map { $0.id })
            }
        }
        return found
    }

    /// What classes create whose base class is told to be unknown, so that they are in no graph.
    fileprivate func namesCreatedBelowUnknownBases() -> Set<String> {
        let told = rejections.toldCreations.filter { $0.isOfUnrecognized }.compactMap { $0.unrecognized }
        let parts = rejections.createdOfUnknownBase.union(told).flatMap { reference in
            let key = program.symbols.extendedKey(of: reference)
            return key.types + key.extensions
        }
        let owners = Set(parts)
        return Set(
            Set(parts.map { $0.summary }).flatMap { summary in
                program.symbols.summaries[summary].creations.filter { creation in
                    creation.owner.map { owners.contains(DeclarationReference(summary: summary, type: $0)) } == true
                }.map { $0.callee.typeText.lastNamePart }
            })
    }

    /// Whether another class may have inherited from it, which then is what it is for.
    fileprivate func mayBeLostBase(_ component: Component) -> Bool {
        !component.isConstructed && !program.symbols.declaration(component.declaration).isFinal
    }

    /// Those that no other of them creates, and one of each circle that nothing around it creates, with the number of
    /// those that they bring along: what they create is detached because they are.
    fileprivate func heads(of detached: [Component]) -> [(component: Component, others: Int)] {
        var explained: Set<ScopeID> = []
        let ids = Set(detached.map { $0.id })
        let heads = detached.filter { ids.isDisjoint(with: $0.parents) }
        return (heads + fromAbove(detached, ids)).compactMap { component in
            guard !explained.contains(component.id) else { return nil }
            let known = explained.count
            var pending = [component.id]
            while let id = pending.popLast() {
                if ids.contains(id), explained.insert(id).inserted { pending += graph[id].children }
            }
            return (component, explained.count - known - 1)
        }
    }

    /// In an order in which none stands before those that it is below of, but for those of its own circle.
    private func fromAbove(_ detached: [Component], _ ids: Set<ScopeID>) -> [Component] {
        var met: Set<ScopeID> = []
        var left: [ScopeID] = []
        for component in detached {
            var pending = [(id: component.id, isDone: false)]
            while let (id, isDone) = pending.popLast() {
                if isDone {
                    left.append(id)
                } else if ids.contains(id), met.insert(id).inserted {
                    pending.append((id, true))
                    pending += graph[id].children.map { ($0, false) }
                }
            }
        }
        return left.reversed().map { graph[$0] }
    }

    /// A call of a type that may want to be a creation.
    fileprivate typealias UnlabelledCreation = (location: SourceLocation, passesSelf: Bool)

    /// The first call of each type that gets `self` without `parent:`, else the first that gets nothing.
    fileprivate func unlabelledCreations() -> [String: UnlabelledCreation] {
        var calls: [String: UnlabelledCreation] = [:]
        for summary in program.symbols.summaries {
            for call in summary.unlabelledCreations {
                if let known = calls[call.name], known.passesSelf || !call.passesSelf { continue }
                calls[call.name] = (SourceLocation(file: summary.file, offset: call.offset), call.passesSelf)
            }
        }
        return calls
    }

    /// The call that was to create a component. One without arguments may be right where the class has an initialiser for it.
    fileprivate func call(
        meantToCreate component: Component, among calls: [String: UnlabelledCreation]
    ) -> UnlabelledCreation? {
        guard !component.isConstructed, let call = calls[component.name.lastNamePart] else { return nil }
        return call.passesSelf || !declaresInitializer(component) ? call : nil
    }

    /// Whether a graph may begin with it, but for its base class: it asks for nothing, and its initialisers take no parent.
    fileprivate func mayBeRoot(_ component: Component) -> Bool {
        guard component.dependencies.isEmpty, component.kind == .component else { return false }
        let members = program.symbols.declaration(component.declaration).members
        let initializers = members.filter { $0.kind == .initializer }
        return !initializers.isEmpty
            && !initializers.contains {
                $0.parameters.contains { $0.type.withoutExistential.dottedName?.lastNamePart == "Scope" }
            }
    }

    /// `HelpComponent(topic: …, parent: self)`: with all that its only initialiser, or that of its base class, wants besides.
    fileprivate func creation(of component: Component) -> String {
        let classes = [component.id] + graph.components.superclasses(of: component.id).prefix(100)
        let initializers =
            classes.lazy.map { id in
                self.program.symbols.declaration(self.graph[id].declaration).members.filter { $0.kind == .initializer }
            }.first { !$0.isEmpty } ?? []
        let parameters = initializers.count == 1 ? Array(initializers[0].parameters) : []
        let name = SwiftName.escapedParts(component.name)
        guard parameters.contains(where: { $0.label == "parent" }) else { return "\(name)(parent: self)" }
        let wanted = parameters.filter { $0.label == "parent" || !$0.hasDefault && !$0.isVariadic }
        let arguments = wanted.map { parameter in
            parameter.label == "parent" ? "parent: self" : (parameter.label.map { "\($0): " } ?? "") + "…"
        }
        return "\(name)(\(arguments.joined(separator: ", ")))"
    }

    fileprivate func declaresInitializer(_ component: Component) -> Bool {
        program.symbols.declaration(component.declaration).members.contains { $0.kind == .initializer }
    }
}

extension Component {
    /// This graph is where it would be wired, if it is created.
    var isWanted: Bool { !isAbstract && !isUnavailable && (isReachable || !isWiredElsewhere) }

    /// No root reaches it, and no other finding says why.
    var isLeftOut: Bool { !isReachable && !isBelowUnlinked }
}

extension Fix {
    /// `parent:` in a call; a class with initialisers of its own may mean another label.
    fileprivate convenience init?(labellingParentOf component: Component, at call: SourceLocation, in wiring: Wiring) {
        if wiring.declaresInitializer(component) { return nil }
        self.init("write '\(SwiftName.escapedParts(component.name))(parent: self)'", [Change(.parentLabel, at: call)])
    }
}

extension Diagnostic {
    /// A component that no root reaches, and how many components it creates that are detached for that reason; `call` is
    /// where it is called, but without the label that makes that a creation.
    fileprivate static func detachedComponent(
        _ component: Component, creation: String, isGeneric: Bool, mayBeRoot: Bool, others: Int,
        call: Wiring.UnlabelledCreation?,
        fix: Fix?, hasRoot: Bool, outputModule: String?
    ) -> Diagnostic {
        if component.isRoot { return uncreatedRoot(component, outputModule: outputModule) }
        let detached = "\(counted(others, "component")) below it \(others == 1 ? "is" : "are") detached"
        let below = others == 0 ? [] : [Note("with it, \(detached)")]
        if let call, hasRoot || call.passesSelf || !component.dependencies.isEmpty {
            return unlabelledCreation(of: component, creation, at: call.location, notes: below, fix: fix)
        }
        if !hasRoot { return componentWithoutRoot(component, call: call?.location, notes: below) }
        let name = component.name
        let base = RuntimeNames.baseClass(of: .bootstrap, isMainActor: component.isMainActor)
        let root = mayBeRoot && !isGeneric ? "inherit from '\(base)' if a graph begins with it, or " : ""
        return Diagnostic(
            .detachedComponent, at: component.location,
            "no component that a root reaches creates '\(name)', so its dependencies are not checked",
            edit: isGeneric
                ? "inherit from it, since what is generic cannot be created, or delete it"
                : root + "create it with '\(creation)' in its parent or delete it",
            alternative: silence("detached-component"), notes: below)
    }

    private static func uncreatedRoot(_ root: Component, outputModule: String?) -> Diagnostic {
        // Who chose another module for the generated file may have meant this one.
        let module = root.module == outputModule ? nil : root.module
        let other = root.access <= .fileprivate ? "make it 'internal'" : module.map { "generate the file for '\($0)'" }
        return Diagnostic(
            .detachedComponent, at: root.location,
            "nothing creates the root '\(root.name)', and the generated file cannot use it, so it is left out of the graph",
            edit: other.map { "\($0) or delete it" } ?? "delete it",
            alternative: silence("detached-component"))
    }

    private static func unlabelledCreation(
        of component: Component, _ creation: String, at call: SourceLocation, notes: [Note], fix: Fix?
    ) -> Diagnostic {
        let name = component.name
        return Diagnostic(
            .detachedComponent, at: call,
            "'\(name)' is created here without 'parent:', so no root reaches it: write '\(creation)'",
            notes: [Note("'\(name)' is declared here", at: component.location)] + notes, fix: fix)
    }

    /// Sources without a root may be a part of an app's: what is missing is not the component's creation.
    private static func componentWithoutRoot(
        _ component: Component, call: SourceLocation?, notes: [Note]
    ) -> Diagnostic {
        let base = RuntimeNames.baseClass(of: .bootstrap, isMainActor: component.isMainActor)
        let becomesRoot =
            component.dependencies.isEmpty ? "inherit from '\(base)' if the graph begins with it" : nil
        let amongOthers = "the same holds for '\(component.name)'" + (becomesRoot.map { ": \($0)" } ?? "")
        return Diagnostic(
            .detachedComponent, at: component.location,
            "there is no root, so nothing is checked of '\(component.name)' or below it",
            edit: (becomesRoot.map { "\($0), or " } ?? "") + "add the sources of the root",
            alternative: silence("detached-component"),
            notes: (call.map { [Note("'\(component.name)' is created here, without a parent", at: $0)] } ?? []) + notes,
            affected: [Affected(component.name, at: component.location, nil, amongOthers: amongOthers)],
            cause: "no root")
    }
}
