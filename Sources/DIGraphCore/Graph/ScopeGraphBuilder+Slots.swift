import SwiftFacts

/// The slots of the sources: a host creates each of its plug-ins although nobody writes the creation.
extension ScopeGraphBuilder {
    func linkPlugins() {
        let isConcerned = symbols.summaries.contains { $0.hasName(with: Self.slotName) || !$0.pluginCalls.isEmpty }
        guard isConcerned else { return }
        let collector = SlotCollector(self)
        collector.collect()
        rejections.slots = collector.rejections
        unlinked.formUnion(collector.pluginsOfUnknownSlots)
        slots = collector.slots.values.sorted {
            ($0.name, $0.module ?? "", $0.location) < ($1.name, $1.module ?? "", $1.location)
        }
        for index in slots.indices {
            slots[index].orderPlugins()
            let hosts = slots[index].hosts.map { components[$0.component.index] }
            if let conditions = slots[index].module.flatMap({ moduleConditions[$0] }),
                hosts.allSatisfy({ ConditionLogic.implies($0.conditions, anyOf: [conditions]) })
            {
                slots[index].conditions += conditions.without(slots[index].conditions)
            }
            let plugins = slots[index].plugins.map { $0.component }
            noteCreation(of: plugins, by: [], under: [])
            if slots[index].hosts.isEmpty { unlinked.formUnion(plugins) }
            for host in slots[index].hosts { edges[host.component.index].formUnion(plugins) }
        }
    }

    /// A part of the names of all that has to do with slots; what declares a slot, or a plug-in, has one of them.
    private static let slotName = BytePattern("Slot")
}

/// Finds the types that are slots, the members that host them and the components that are their plug-ins.
private final class SlotCollector {
    private let builder: ScopeGraphBuilder
    private var symbols: SymbolTable { builder.symbols }
    private var isSlotProtocol: [DeclaredName: Bool] = [:]
    private lazy var withoutClass = Set(builder.classifier.withoutClass)
    private(set) var slots: [DeclaredName: PluginSlot] = [:]
    private(set) var rejections = SlotRejections()
    private(set) var pluginsOfUnknownSlots: Set<ScopeID> = []

    init(_ builder: ScopeGraphBuilder) {
        self.builder = builder
    }

    func collect() {
        for (index, summary) in symbols.summaries.enumerated() {
            for (place, type) in summary.types.enumerated() where !type.isLocal && type.kind != .protocol {
                collectSlot(DeclarationReference(summary: index, type: place), type)
            }
        }
        collectPlugins()
        for index in symbols.summaries.indices { collectHosts(in: index) }
        for index in symbols.summaries.indices { collectCallsOnOthers(in: index) }
    }

    // MARK: Slots

    private func collectSlot(_ reference: DeclarationReference, _ type: TypeDeclaration) {
        guard !type.inherits.isEmpty else { return }
        let context = symbols.context(around: reference)
        guard type.inherits.contains(where: { self.isSlotProtocol($0.syntax, in: context) }) else { return }
        let extended = type.kind == .extension ? symbols.resolveType(named: type.name, in: context) : nil
        let key = extended ?? symbols.key(of: reference)
        let declaring = type.kind == .extension ? key.types.first : reference
        guard let declaring, slots[key] == nil else { return }
        let declaration = symbols.declaration(declaring)
        let access = symbols.effectiveAccess(of: declaring)
        slots[key] = PluginSlot(
            name: key.name, module: key.module, location: builder.symbols.location(of: declaring),
            access: access, inaccessibility: builder.settings.inaccessibility(of: access, in: key.module),
            conditions: declaration.conditions, attributes: Array(declaration.attributes))
    }

    private func isSlotProtocol(_ type: TypeSyntax, in context: LookupContext, depth: Int = 0) -> Bool {
        symbols.constraints(of: type, in: context).contains { part in
            isSlotProtocol(named: part.type, in: part.context, depth: depth)
        }
    }

    private func isSlotProtocol(named type: TypeSyntax, in context: LookupContext, depth: Int) -> Bool {
        guard let names = type.dottedName?.nameParts, depth < 16 else { return false }
        guard let key = symbols.resolveType(names, in: context) else {
            return builder.classifier.runtime.name(names, in: context).map(RuntimeNames.slotProtocols.contains)
                ?? false
        }
        if let known = isSlotProtocol[key] { return known }
        isSlotProtocol[key] = false
        let isSlot = key.types.contains { reference in
            let declaration = symbols.declaration(reference)
            let context = symbols.context(around: reference)
            return declaration.kind == .protocol
                && declaration.inherits.contains { isSlotProtocol($0.syntax, in: context, depth: depth + 1) }
        }
        isSlotProtocol[key] = isSlot
        return isSlot
    }

    // MARK: Plug-ins

    private func collectPlugins() {
        let bases = Set(builder.components.compactMap { $0.superclass })
        defer { rejections.lostBases = lostBases(among: bases) }
        for component in builder.components where component.kind == .plugin && !bases.contains(component.id) {
            guard !component.isUnavailable,
                let classification = builder.classifier.classifications[component.declaration],
                // Of a single one, it may be that only the dependency was forgotten.
                let argument = classification.arguments.dropFirst().first ?? classification.arguments.first
            else { continue }
            let name = argument.type.dottedName
            let key = name.flatMap { symbols.resolveType(named: $0, in: argument.context) }
            guard let key, slots[key] != nil else {
                pluginsOfUnknownSlots.insert(component.id)
                rejections.unknown.append(
                    SlotRejections.UnknownSlot(
                        component: component.name, slot: argument.type.description, declared: key,
                        isHosted: false, location: argument.location))
                continue
            }
            let plugin = plugin(component)
            slots[key]?.plugins.append(plugin)
        }
    }

    /// Base classes that are whole plug-ins, and whose own flag no subclass has.
    private func lostBases(among bases: Set<ScopeID>) -> [SlotRejections.LostBase] {
        let flags = Set(slots.values.flatMap(\.plugins).compactMap { $0.writtenFlag?.location })
        return bases.sorted().compactMap { id in
            let component = builder.components[id.index]
            guard component.kind == .plugin, !component.isUnavailable else { return nil }
            let written = plugin(component)
            guard let flag = written.writtenFlag, flag.fault != .noOverride, !flags.contains(flag.location),
                written.lacks.isEmpty,
                let heir = builder.components.first(where: { $0.superclass == id }),
                !pluginsOfUnknownSlots.contains(heir.id)
            else { return nil }
            return SlotRejections.LostBase(component: id, heir: heir.id, flag: flag)
        }
    }

    private func plugin(_ component: ComponentDraft) -> Plugin {
        let superclasses = builder.components.superclasses(of: component.id)
        let classes = [component.declaration] + superclasses.map { builder.components[$0.index].declaration }
        let flag = literal("flag", of: classes, SlotLiteral.flag)
        return Plugin(
            component: component.id, conditions: component.conditions,
            flag: flag?.value ?? SlotLiteral.defaultFlag(of: component.name, in: component.module), writtenFlag: flag,
            writtenOrder: literal("order", of: classes, SlotLiteral.order), lacks: lacks(of: classes))
    }

    /// What the nearest class says by a class member: of several, as in the branches of an `#if`, none counts.
    private func literal<Value>(
        _ name: String, of classes: [DeclarationReference], _ parse: (String) -> Value?
    ) -> Plugin.Literal<Value>? {
        for (index, reference) in classes.enumerated() {
            let members = symbols.declaration(reference).members.filter {
                $0.name == name && $0.kind == .property && isMeantForBase($0, above: classes[(index + 1)...])
            }
            guard let member = members.last else { continue }
            let summary = symbols.summaries[reference.summary]
            let code = members.count == 1 ? summary.codeOfTypeOverride(at: member.offset) : nil
            let isOverride = member.isStatic && member.isOverride
            return Plugin.Literal(
                value: code.flatMap(parse),
                fault: members.count > 1 ? .repeated : isOverride ? .noLiteral : .noOverride,
                location: symbols.location(of: member, in: reference))
        }
        return nil
    }

    /// Whether a `flag` or an `order` can only be meant as that of the runtime's class: `class var flag` without `override`, and
    /// `override var flag` where no class above has one of its instances.
    private func isMeantForBase(_ member: MemberDeclaration, above classes: ArraySlice<DeclarationReference>) -> Bool {
        if member.isStatic { return true }
        return member.isOverride
            && !classes.contains { reference in
                symbols.declaration(reference).members.contains { $0.name == member.name && !$0.isStatic }
            }
    }

    private func lacks(of classes: [DeclarationReference]) -> [Plugin.Lack] {
        let existing = classes.flatMap { symbols.declaration($0).conditions }
        return [pluginLack(classes, existing), initializerLack(classes, existing)].compactMap { $0 }
    }

    /// - Parameter existing: the conditions under which the classes exist.
    private func pluginLack(_ classes: [DeclarationReference], _ existing: [Condition]) -> Plugin.Lack? {
        let overrides = classes.flatMap { reference in
            symbols.declaration(reference).members
                .filter { $0.name == "plugin" && $0.isOverride && !$0.isStatic }
                .map { (conditions: $0.conditions, location: symbols.location(of: $0, in: reference)) }
        }
        guard let first = overrides.first else { return .plugin }
        if ConditionLogic.implies(existing, anyOf: overrides.map { $0.conditions }) { return nil }
        return .conditionalPlugin(first.conditions.without(existing), first.location)
    }

    /// A class inherits `init(parent:)` unless it has designated initialisers of its own.
    private func initializerLack(_ classes: [DeclarationReference], _ existing: [Condition]) -> Plugin.Lack? {
        for reference in classes {
            let members = symbols.declaration(reference).members.filter { $0.kind == .initializer }
            let designated = members.filter { !$0.isConvenience }
            if designated.isEmpty { continue }
            let own = members.filter { takesAnyParent($0, in: reference) }
            let hiding = designated.first {
                !ConditionLogic.implies(existing + $0.conditions, anyOf: own.map { $0.conditions })
            }
            if let hiding { return .initializer(symbols.location(of: hiding, in: reference)) }
            let hidden = own.first {
                builder.settings.inaccessibility(of: $0.access, in: symbols.modules[reference.summary]) != nil
            }
            return hidden.map { .visibleInitializer($0.access, symbols.location(of: $0, in: reference)) }
        }
        return nil
    }

    /// `init(parent: any Scope)`, also with parameters that have a default. No type of the sources' own is that of every host.
    private func takesAnyParent(_ member: MemberDeclaration, in reference: DeclarationReference) -> Bool {
        let required = member.parameters.filter { !$0.hasDefault && !$0.isVariadic }
        guard required.count == 1, required[0].label == "parent", member.name == "init", member.effects == Effects(),
            !required[0].type.hasAttribute("inout"),
            !member.attributes.areUnavailable
        else { return false }
        let name = required[0].type.withoutExistential.dottedName
        guard let name, !member.generics.parameters.contains(where: { $0.name == name }) else { return true }
        return symbols.resolveType(named: name, in: symbols.context(inside: reference)) == nil
    }

    // MARK: Hosts

    private func collectHosts(in summaryIndex: Int) {
        let summary = symbols.summaries[summaryIndex]
        var known: Set<UInt32> = []
        for call in summary.pluginCalls where known.insert(call.memberOffset).inserted {
            let hosts = builder.owner(call.owner, in: summaryIndex)?.ids ?? []
            let reference = DeclarationReference(summary: summaryIndex, type: call.owner)
            let member = symbols.declaration(reference).members.first { $0.offset == call.memberOffset }
            guard let first = hosts.first else {
                if let lost = lostHost(of: member, in: reference) {
                    rejections.lostHosts[lost.slot] = rejections.lostHosts[lost.slot] ?? lost
                }
                continue
            }
            let component = builder.components[first.index]
            let location = symbols.location(at: call.memberOffset, in: summaryIndex)
            guard let (argument, context) = hostedSlot(member, in: reference) else {
                if hasOwnPlugins(component) { continue }
                let isUntyped = member?.kind == .property && member?.type == nil && member?.holdsClosure == false
                rejections.unreadHosts.append(
                    SlotRejections.UnreadHost(
                        component: component.name, member: member?.name ?? "init", untyped: isUntyped ? location : nil,
                        location: symbols.location(at: call.offset, in: summaryIndex)))
                continue
            }
            if isGenericParameter(argument, of: reference) {
                let bases = Set(hosts)
                for heir in builder.components
                where builder.components.superclasses(of: heir.id).contains(where: bases.contains) {
                    addHost(heir, ofSlotInTypeOf: location)
                }
                continue
            }
            let key = argument.dottedName.flatMap { symbols.resolveType(named: $0, in: context) }
            guard let key, slots[key] != nil else {
                rejections.unknown.append(
                    SlotRejections.UnknownSlot(
                        component: component.name, slot: argument.description, declared: key, isHosted: true,
                        location: location))
                continue
            }
            slots[key]?.hosts += hosts.map { PluginSlot.Host(component: $0, location: location) }
        }
    }

    private func isGenericParameter(_ slot: TypeSyntax, of reference: DeclarationReference) -> Bool {
        guard let name = slot.dottedName else { return false }
        return symbols.key(of: reference).types.contains { symbols.declaration($0).genericParameters.contains(name) }
    }

    /// A host of the slot that it gives a generic base class, where the property at the location has a parameter.
    private func addHost(_ component: ComponentDraft, ofSlotInTypeOf location: SourceLocation) {
        let member = (component.members.provided + component.members.rejected).first { $0.location == location }
        guard case .named(let parts)? = member?.signature.result, let slot = parts.last?.arguments.first,
            !isGenericParameter(slot, of: component.declaration)
        else { return }
        for key in builder.declared(slot) {
            slots[key]?.hosts.append(PluginSlot.Host(component: component.id, location: location))
        }
    }

    /// Which component another object is, and whether that hosts the slot, is not told.
    private func collectCallsOnOthers(in summaryIndex: Int) {
        for call in symbols.summaries[summaryIndex].pluginCallsOnOthers {
            let owner = call.owner.map { DeclarationReference(summary: summaryIndex, type: $0) }
            let context = owner.map { symbols.context(inside: $0) } ?? symbols.context(atTopOf: summaryIndex)
            guard let (argument, context) = hostedSlot(call.type, in: context),
                let key = argument.dottedName.flatMap({ symbols.resolveType(named: $0, in: context) }),
                slots[key] != nil, !areAlsoDeclared
            else { continue }
            let location = symbols.location(at: call.offset, in: summaryIndex)
            rejections.callsOnOthers.append(
                SlotRejections.CallOnOther(slot: key.name, host: slots[key]?.hosts.first, location: location))
        }
    }

    /// Whether the sources have a `plugins` of their own that gives plug-ins.
    private lazy var areAlsoDeclared = symbols.summaries.contains { summary in
        summary.types.contains { type in
            type.members.contains { $0.name == "plugins" && $0.type?.syntax.description.contains("Plugins<") == true }
        }
    }

    /// Where the class is left out for want of an import, nothing else than the name says that the type is the runtime's.
    private func lostHost(
        of member: MemberDeclaration?, in reference: DeclarationReference
    ) -> SlotRejections.LostHost? {
        guard case .named(let parts)? = member?.type?.syntax, parts.last?.name == RuntimeNames.plugins,
            let name = parts.last?.arguments.first?.dottedName,
            let key = symbols.resolveType(named: name, in: symbols.context(inside: reference)), let slot = slots[key],
            let declaration = symbols.key(of: reference).types.first, mayBeComponent(declaration)
        else { return nil }
        return SlotRejections.LostHost(
            slot: slot.location, declaration: declaration, location: symbols.location(of: declaration))
    }

    /// Whether it is a class, or is told to be declared as one.
    private func mayBeComponent(_ declaration: DeclarationReference) -> Bool {
        symbols.declaration(declaration).kind == .class || withoutClass.contains(declaration)
    }

    /// `HomeTabs` of a member of the type `Plugins<HomeTabs>`, or of an alias of that, and where it is looked up from.
    private func hostedSlot(
        _ member: MemberDeclaration?, in reference: DeclarationReference
    ) -> (slot: TypeSyntax, context: LookupContext)? {
        guard member?.kind == .property || member?.kind == .method, let type = member?.type?.syntax else { return nil }
        return hostedSlot(type, in: symbols.context(inside: reference))
    }

    private func hostedSlot(
        _ type: TypeSyntax, in context: LookupContext
    ) -> (slot: TypeSyntax, context: LookupContext)? {
        guard case .named(let parts) = type else { return nil }
        guard case .alias(let first) = symbols.resolve(parts, in: context) else {
            guard parts.last?.name == RuntimeNames.plugins, let argument = parts.last?.arguments.first,
                builder.classifier.runtime.name(parts.map { $0.name }, in: context) != nil
            else { return nil }
            return (argument, context)
        }
        let place = symbols.lastAlias(first)
        let alias = symbols.alias(place)
        let around = symbols.aliasContext(place)
        guard case .named(let target) = alias.type, target.last?.name == RuntimeNames.plugins,
            symbols.variants(place).count == 1, let found = hostedSlot(alias.type, in: around)
        else { return nil }
        let parameter = alias.genericParameters.firstIndex { $0 == found.slot.dottedName }
        guard let parameter else { return found }
        let arguments = parts.last?.arguments ?? []
        return arguments.indices.contains(parameter) ? (arguments[parameter], context) : nil
    }

    /// Whether the name `plugins` is a member that the component declares itself.
    private func hasOwnPlugins(_ component: ComponentDraft) -> Bool {
        (component.members.provided + component.members.rejected + component.extensionMembers).contains {
            $0.member.name == "plugins"
        }
    }
}

/// The literals that a plug-in says its flag and its order by.
enum SlotLiteral {
    static func flag(_ code: String) -> String? { string(expression(code)) }

    static func order(_ code: String) -> Plugin.Order? {
        let text = expression(code)
        let open = text.firstIndex(of: "(") ?? text.endIndex
        var name = trimmed(text[..<open].filter { $0 != "`" }[...])
        for type in ["DIRuntime.PluginOrder", "PluginOrder"] where name.hasPrefix(type) {
            name = trimmed(name.dropFirst(type.count))
        }
        guard name.first == "." else { return nil }
        name = trimmed(name.dropFirst())
        guard open < text.endIndex else {
            switch name {
            case "first": return .first
            case "anywhere": return .anywhere
            case "last": return .last
            default: return nil
            }
        }
        guard text.last == ")", let flag = string(trimmed(text[text.index(after: open)...].dropLast())) else {
            return nil
        }
        switch name {
        case "before": return .before(flag)
        case "after": return .after(flag)
        default: return nil
        }
    }

    /// The same as the runtime computes where nobody overrides `flag`.
    static func defaultFlag(of name: String, in module: String?) -> String {
        let suffix = "Component"
        let short = name.hasSuffix(suffix) && name.lastNamePart != suffix ? String(name.dropLast(suffix.count)) : name
        return module.map { "\($0).\(short)" } ?? short
    }

    /// The one expression of a getter, without `get { … }`, `return` and parentheses.
    private static func expression(_ code: String) -> Substring {
        var text = trimmed(code[...])
        if text.hasPrefix("get"), text.last == "}" {
            let rest = trimmed(text.dropFirst("get".count))
            if rest.first == "{" { text = trimmed(rest.dropFirst().dropLast()) }
        }
        if text.last == ";" { text = trimmed(text.dropLast()) }
        let returned = text.dropFirst("return".count)
        if text.hasPrefix("return"), returned.first?.isLetter == false { text = trimmed(returned) }
        while text.first == "(", text.last == ")" { text = trimmed(text.dropFirst().dropLast()) }
        return text
    }

    /// The value of a literal without escapes and interpolations.
    /// Of `"tab.feed"`, `#"tab.feed"#`.
    private static func string(_ literal: Substring) -> String? {
        let marks = literal.prefix { $0 == "#" }
        guard literal.count >= 2 * marks.count + 2, literal.hasSuffix(marks) else { return nil }
        let text = literal.dropFirst(marks.count).dropLast(marks.count)
        guard text.first == "\"", text.last == "\"" else { return nil }
        let value = text.dropFirst().dropLast()
        return value.contains { $0 == "\"" || $0 == "\\" || $0.isNewline } ? nil : String(value)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0.isWhitespace }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
