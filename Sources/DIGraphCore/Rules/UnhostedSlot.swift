import SwiftFacts

extension Rule {
    package static let unhostedSlot = Rule(
        id: "unhosted-slot",
        holdsInEveryModule: true,
        find: unhostedSlots,
        explanation: Explanation(
            title: "a plug-in of a slot that no component hosts",
            meaning: """
                The slot of a plug-in is the second argument of `SlotComponent<…>`. It must be a type that
                conforms to `PluginSlot`, and some component must have a property of the type `Plugins<Slot>`,
                whose getter calls `plugins(flags:)`: that component hosts the slot. The generator must have read
                all three.
                """,
            reason: """
                A plug-in stands in the graph below the components that host its slot. Without one it would build,
                and be shown nowhere.
                """,
            fix: """
                - Declare the property that the message shows, in the component that shows the plug-ins; a
                  class that has it must be a component.
                - Or let the type conform to `PluginSlot`, or add the folder that declares it to the sources.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                      var title: String { "Home" }
                +     var tabs: Plugins<Tabs> { plugins() }
                  }

                  enum Tabs: PluginSlot {  // reported here
                      typealias Plugin = String
                  }

                  final class FeedComponent: SlotComponent<EmptyDependency, Tabs> {
                      override class var flag: String { "tab.feed" }
                      override var plugin: String { "Feed" }
                  }
                """))

    private static func unhostedSlots(in wiring: Wiring) -> [Diagnostic] {
        let unhosted = wiring.graph.unhostedSlots
        // The host of the only one does not say which it is, which is `unlinked-slot`.
        let isMeant = unhosted.count == 1 && !wiring.rejections.slots.unreadHosts.isEmpty
        let unknown = wiring.rejections.slots.unknown.filter {
            $0.isHosted || !wiring.componentsOfMisplacedSlots.contains($0.component)
        }
        let lost = wiring.lostSlots(among: unknown)
        let toldAsLost = Set(lost.map { $0.declared })
        let lacking = wiring.filesOfUnseenComponents()
        let slots = MeantSlots(wiring)
        let meant = unknown.map(slots.meant(by:))
        let told = Set(zip(unknown, meant).filter { $0.0.isHosted }.flatMap { $0.1 })
        let asked = Set(wiring.rejections.slots.callsOnOthers.map { $0.slot })
        let unseen = unknown.filter { $0.isHosted }.compactMap { wiring.slotOfUnseenModule($0)?.location }
        let untold = (isMeant ? [] : unhosted).filter {
            !told.contains($0.name) && !asked.contains($0.name) && !unseen.contains($0.location)
        }
        return untold.compactMap(wiring.finding(ofUnhosted:))
            + lost.map { .lostSlot($0, in: wiring) }
            + zip(unknown, meant).compactMap { unknown, meant in
                if let declared = unknown.declared, toldAsLost.contains(declared) { return nil }
                if let location = wiring.unseenSlotProtocol(of: unknown) {
                    if lacking.contains(location.file) { return nil }
                    return .slotWithoutImport(unknown.slot, at: location, runtime: wiring.program.usedRuntime)
                }
                if let slot = wiring.slotOfUnseenModule(unknown), let module = slot.module {
                    return .unseenSlot(
                        unknown, in: module, fix: wiring.fix(importing: module, in: unknown.location.file))
                }
                if let slot = wiring.hiddenSlot(unknown) { return .hiddenSlot(slot, namedBy: unknown, in: wiring) }
                return .unknownSlot(unknown, declared: wiring.declaredName(of: unknown), similar: meant)
            }
    }
}

extension Wiring {
    func declaredName(of unknown: SlotRejections.UnknownSlot) -> String? {
        unknown.declared?.name ?? (program.symbols.names.contains(unknown.slot) ? unknown.slot : nil)
    }

    /// The last name of what a slot's plug-ins give to its host.
    func pluginType(of slot: PluginSlot) -> String? {
        guard let index = summaryIndices[slot.location.file] else { return nil }
        return pluginAlias(of: slot.name, in: index)?.type.dottedName?.lastNamePart
    }

    private func pluginAlias(of type: String, in summary: Int) -> TypealiasDeclaration? {
        let symbols = program.symbols
        guard case .alias(let place) = symbols.resolve(named: type + ".Plugin", in: symbols.context(atTopOf: summary))
        else { return nil }
        return symbols.alias(place)
    }

    /// Types that are named both by a host and by a plug-in, and conform to no slot protocol.
    fileprivate func lostSlots(among unknown: [SlotRejections.UnknownSlot]) -> [LostSlot] {
        Dictionary(grouping: unknown.filter { unseenSlotProtocol(of: $0) == nil }, by: \.declared)
            .compactMap { declared, uses in
                guard let declared, declared.types.count == 1, Set(uses.map(\.isHosted)).count == 2 else { return nil }
                return LostSlot(
                    declared: declared, reference: declared.types[0], uses: uses.sorted { $0.location < $1.location })
            }.sorted { program.symbols.location(of: $0.reference) < program.symbols.location(of: $1.reference) }
    }

    /// What a lost slot conformed to: by the type that it declares, or that its plug-ins give.
    fileprivate func slotProtocol(of lost: LostSlot) -> (name: String, isCertain: Bool) {
        if pluginAlias(of: lost.declared.name, in: lost.reference.summary) != nil { return ("PluginSlot", true) }
        for use in lost.uses where !use.isHosted {
            guard let component = componentsByName[use.component]?.first else { continue }
            let given = program.symbols.declaration(component.declaration).members.first { $0.name == "plugin" }
            switch given?.type?.syntax.description.split(whereSeparator: { " ().".contains($0) }).last {
            case "PluginWorker": return ("WorkerSlot", true)
            case "MainActorPluginWorker": return ("MainActorWorkerSlot", true)
            default: continue
            }
        }
        return ("PluginSlot", false)
    }

    /// Nil where another error tells why its host is none, or what may be its host is not among the sources.
    fileprivate func finding(ofUnhosted slot: PluginSlot) -> Diagnostic? {
        if let twin = twin(of: slot) { return .slotTwin(slot, of: twin, in: graph) }
        guard let host = rejections.slots.lostHosts[slot.location] else {
            let isExplained = hasCreationOfUnknownComponent || !hasRoot
            return isExplained && tellsAllModules ? nil : .unhostedSlot(slot, in: graph)
        }
        if tellsAllModules, classesToldAsNoComponents.contains(host.declaration) { return nil }
        return .lostHost(program.symbols.key(of: host.declaration).name, of: slot, at: host.location, in: graph)
    }

    /// No module has a graph of its own, whose run tells what is wrong in it.
    func findTellsAllModules() -> Bool {
        !program.symbols.modules.contains(where: program.settings.isWiredElsewhere)
    }

    /// Those that are to be components, as another error says.
    func findClassesToldAsNoComponents() -> Set<DeclarationReference> {
        Set(rejections.createdOfUnknownBase)
            .union(rejections.unseen.lazy.filter { !self.isSilenced($0) }.map { $0.declaration })
            .union(unseenComponents.map { $0.declaration })
            .union(rejections.toldCreations.compactMap { $0.unrecognized })
            .union(program.classifier.withoutClass)
    }

    /// Where a type of the slot's name conforms to what is called as the runtime's, in a file that does not import that.
    fileprivate func unseenSlotProtocol(of unknown: SlotRejections.UnknownSlot) -> SourceLocation? {
        guard let index = summaryIndices[unknown.location.file],
            let key = program.symbols.resolveType(named: unknown.slot, in: program.symbols.context(atTopOf: index)),
            let reference = key.types.first
        else { return nil }
        let isSlot = program.symbols.declaration(reference).inherits.contains { inherited in
            guard let name = inherited.syntax.dottedName, RuntimeNames.slotProtocols.contains(name) else {
                return false
            }
            return program.symbols.resolveType(named: name, in: program.symbols.context(around: reference)) == nil
        }
        return isSlot ? program.symbols.location(of: reference) : nil
    }

    /// The slot of that name in a module which the file does not import.
    fileprivate func slotOfUnseenModule(_ unknown: SlotRejections.UnknownSlot) -> PluginSlot? {
        slot(unknown, isImported: false) { $0 >= .package }
    }

    /// The slot of that name that another module keeps to itself.
    fileprivate func hiddenSlot(_ unknown: SlotRejections.UnknownSlot) -> PluginSlot? {
        slot(unknown, isImported: true) { $0 < .public } ?? slot(unknown, isImported: false) { $0 < .package }
    }

    /// The places of those that are told to be open to others: then the generated file sees them as well.
    func hiddenSlotPlaces() -> Set<SourceLocation> {
        Set(rejections.slots.unknown.compactMap { hiddenSlot($0)?.location })
    }

    private func slot(
        _ unknown: SlotRejections.UnknownSlot, isImported: Bool, where hasAccess: (AccessLevel) -> Bool
    ) -> PluginSlot? {
        guard let index = summaryIndices[unknown.location.file] else { return nil }
        let visible = program.symbols.visibleModules[index]
        return slotsByName[unknown.slot]?.first { slot in
            guard let module = slot.module, hasAccess(slot.access) else { return false }
            return visible.contains(module) == isImported && module != program.symbols.modules[index]
        }
    }
}

/// A type that was a slot, and who names it as one.
private struct LostSlot {
    let declared: DeclaredName
    let reference: DeclarationReference
    let uses: [SlotRejections.UnknownSlot]
}

extension Wiring {
    /// The slot of the same name in another module that has what this one lacks: plug-ins and no host, or a host and no plug-ins.
    func twin(of slot: PluginSlot) -> PluginSlot? {
        slotsByName[slot.name]?.first {
            $0.module != slot.module && $0.hosts.isEmpty == slot.plugins.isEmpty
                && $0.plugins.isEmpty == slot.hosts.isEmpty && $0.hosts.isEmpty != $0.plugins.isEmpty
        }
    }
}

extension ScopeGraph {
    /// Those that have plug-ins and that no component hosts.
    var unhostedSlots: [PluginSlot] { slots.filter { $0.hosts.isEmpty && !$0.plugins.isEmpty } }
}

extension Diagnostic {
    fileprivate static func unhostedSlot(_ slot: PluginSlot, in graph: ScopeGraph) -> Diagnostic {
        let property = SwiftName.escaped(SwiftName.lowercasedFirst(slot.name.lastNamePart))
        return Diagnostic(
            .unhostedSlot, at: slot.location,
            "no component hosts the slot '\(slot.name)', so nothing has its plug-ins: declare "
                + "'var \(property): Plugins<\(SwiftName.escapedParts(slot.name))> { plugins() }' in the component that shows them",
            affected: slot.plugins.map { plugin in
                let component = graph[plugin.component]
                let name = graph.displayName(of: component.id)
                return Affected(name, at: component.location, "'\(name)' is one of its plug-ins")
            })
    }

    /// A slot with plug-ins, whose host has that of another module.
    fileprivate static func slotTwin(_ slot: PluginSlot, of twin: PluginSlot, in graph: ScopeGraph) -> Diagnostic {
        let host = graph.displayName(of: twin.hosts[0].component)
        let modules = [slot, twin].map { $0.module.map { " of '\($0)'" } ?? "" }
        return Diagnostic(
            .unhostedSlot, at: slot.location,
            "no component hosts the slot '\(slot.name)'\(modules[0]), which the plug-ins name, since '\(host)' hosts the slot "
                + "of that name\(modules[1])",
            edit: "delete one of the two",
            notes: [Note("the other one is here", at: twin.location)])
    }

    /// A type that lost its conformance to a slot protocol.
    fileprivate static func lostSlot(_ lost: LostSlot, in wiring: Wiring) -> Diagnostic {
        let (base, isCertain) = wiring.slotProtocol(of: lost)
        let symbols = wiring.program.symbols
        let name = lost.declared.name
        let isSeen = wiring.program.classifier.seesRuntime(summary: lost.reference.summary)
        let edit = "let it conform to '\(base)'"
        let place = symbols.location(of: lost.reference)
        return Diagnostic(
            .unhostedSlot, at: place, "'\(name)' is no slot, but components name it as one",
            edit: isSeen ? edit : "\(edit), and add 'import \(wiring.program.usedRuntime)'",
            affected: lost.uses.map { use in
                Affected(
                    use.component, at: use.location,
                    "'\(use.component)' \(use.isHosted ? "hosts it" : "is a plug-in of it")")
            }, fix: isSeen && isCertain ? Fix(edit, [Fix.Change(.inheritance(base), at: place)]) : nil)
    }

    /// A class that hosts a slot and inherits from no component.
    fileprivate static func lostHost(
        _ host: String, of slot: PluginSlot, at location: SourceLocation, in graph: ScopeGraph
    ) -> Diagnostic {
        let isMainActor = slot.plugins.contains { graph[$0.component].isMainActor }
        let base = RuntimeNames.baseClass(of: .component, isMainActor: isMainActor)
        return Diagnostic(
            .unhostedSlot, at: location,
            "'\(host)' is to host the slot '\(slot.name)' and is no component, so nothing has its plug-ins",
            edit: "inherit from '\(base)<…>' with its dependency")
    }

    /// What would be a slot, if its file imported the runtime.
    fileprivate static func slotWithoutImport(
        _ slot: String, at location: SourceLocation, runtime: String
    ) -> Diagnostic {
        Diagnostic(
            .unhostedSlot, of: slot, at: location,
            "'\(slot)' is no slot, since no 'import \(runtime)' shows that what it conforms to is the runtime's",
            edit: "add 'import \(runtime)' to this file", cause: "slots in file \(location.file.index)")
    }

    /// A slot of another module, in a file that does not import that.
    fileprivate static func unseenSlot(_ unknown: SlotRejections.UnknownSlot, in module: String, fix: Fix?)
        -> Diagnostic
    {
        Diagnostic(
            .unhostedSlot, of: unknown.component, at: unknown.location,
            "'\(unknown.slot)', the slot of '\(unknown.component)', is declared in the module '\(module)', and this file "
                + "does not import '\(module)'",
            edit: "import '\(module)'", cause: "unseen \(module) in file \(unknown.location.file.index)",
            lostImport: Fix.lostImport(of: module, in: unknown.location.file), fix: fix)
    }

    /// A slot that its module keeps to itself.
    fileprivate static func hiddenSlot(
        _ slot: PluginSlot, namedBy unknown: SlotRejections.UnknownSlot, in wiring: Wiring
    ) -> Diagnostic {
        let use = unknown.isHosted ? "hosts it" : "is one of its plug-ins"
        let declaration = wiring.program.symbols.key(slot.name, in: slot.module)?.types.first
        let access = declaration.map { wiring.accessNeeded(of: .type($0), in: unknown.location.file) } ?? .public
        return Diagnostic(
            .unhostedSlot, of: unknown.component, at: slot.location,
            "the slot '\(slot.name)' is '\(slot.access)', but '\(unknown.component)' of another module \(use)",
            edit: "make it '\(access)'", notes: [Note("it is named here", at: unknown.location)],
            cause: "hidden slot \(slot.name)",
            fix: declaration.flatMap { Widening.fix("'\(slot.name)'", of: $0, to: access, in: wiring) })
    }

    /// What a plug-in or a host names, and the sources do not declare as a slot.
    fileprivate static func unknownSlot(
        _ unknown: SlotRejections.UnknownSlot, declared: String?, similar: [String]
    ) -> Diagnostic {
        let fact = "'\(unknown.component)' \(unknown.isHosted ? "hosts" : "is a plug-in of") '\(unknown.slot)'"
        return Diagnostic(
            .unhostedSlot, of: unknown.component, at: unknown.location,
            "\(fact), which is no slot among the sources",
            unknown: unknown.slot, similar: similar,
            edit: "let it conform to 'PluginSlot', or add the folder that declares it to the sources",
            cause: declared ?? (similar.isEmpty ? "undeclared slots" : unknown.slot), amongOthers: fact)
    }
}
