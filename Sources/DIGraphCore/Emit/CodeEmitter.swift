import SwiftFacts

/// Writes the generated file: the roots' conformances, the table of providers, and one class for each provider.
///
///     let emitter = CodeEmitter(
///         graph: graph, resolution: resolution, settings: settings, importPlanner: importPlanner)
///     let text = emitter.emit()
///
/// The graph must have no errors: a request without an owner or a default is left out, which does not compile.
final class CodeEmitter {
    let graph: ScopeGraph
    let resolution: Resolution
    let settings: ProgramSettings
    let importPlanner: ImportPlanner

    init(graph: ScopeGraph, resolution: Resolution, settings: ProgramSettings, importPlanner: ImportPlanner) {
        self.graph = graph
        self.resolution = resolution
        self.settings = settings
        self.importPlanner = importPlanner
    }

    private var spelling: TypeSpelling { graph.spelling }

    func emit() -> String {
        let plans = ProviderPlanner(graph: graph, resolution: resolution).plans()
        let names = ProviderNames(graph: graph).names(of: plans)
        let roots = rootsToExtend()
        let isDeprecated =
            plans.contains(where: namesDeprecated) || resolution.hasDeprecatedDefaults
            || graph.createdPlugins.contains { graph[$0].attributes.areDeprecated }
            || graph.hostedSlots.contains { $0.attributes.areDeprecated }
        var writer = SwiftWriter()
        writer.header(GeneratedFileMarker.Kind.graph.origin, text: settings.given.header)
        let imports = importsNeeded(roots: roots, plans: plans)
        writer.imports(imports)
        for root in roots {
            writer.blankLine()
            writeConformance(of: root, isDeprecated: isDeprecated, to: &writer)
        }
        if !roots.isEmpty {
            let replaceable = ReplaceableMembers(
                of: settings.given.isReplaceable ? plans : [], in: graph, spelling: spelling)
            writer.blankLine()
            if isDeprecated { writer.line(Self.deprecation) }
            writeGraph(zip(plans, names).map { ($0, $1) }, replaceable, to: &writer)
            replaceable.write(to: &writer)
        }
        writeRegistrationFunction(afterImports: !imports.isEmpty, to: &writer)
        writer.endWithoutBlankLine()
        return writer.text
    }

    /// Only in code that is deprecated itself may something deprecated be named without a warning.
    private static let deprecation = "@available(*, deprecated)"

    private func namesDeprecated(_ plan: ProviderPlan) -> Bool {
        plan.components.contains { graph[$0].attributes.areDeprecated }
            || plan.slots.contains { $0.owners.contains { graph[$0.scope].attributes.areDeprecated } }
            || plan.key.protocols.contains { graph.protocols[$0.index].attributes.areDeprecated }
    }

    private func writeRegistrationFunction(afterImports: Bool, to writer: inout SwiftWriter) {
        let access: String
        switch settings.given.registrationFunction {
        case .none: return
        case .internal: access = ""
        case .public: access = "public "
        }
        if afterImports { writer.blankLine() }
        writer.line(#"@available(*, deprecated, message: "The graph needs no registration: delete this call.")"#)
        writer.line("\(access)nonisolated func registerProviderFactories() {}")
    }

    // MARK: Roots

    /// One root of each chain of subclasses, the topmost that the generated file can see: the others inherit from it.
    private func rootsToExtend() -> [Component] {
        graph.components.filter { root in
            guard root.isRoot, isVisible(root), !settings.isWiredElsewhere(root.module) else { return false }
            return !graph.components.superclasses(of: root.id).contains { id in
                let base = graph[id]
                return base.isRoot && (isVisible(base) || settings.isWiredElsewhere(base.module))
            }
        }
    }

    private func isVisible(_ component: Component) -> Bool {
        let isLikelyLocal = component.module == settings.outputModule || settings.isOpen(component.module)
        return component.access >= (isLikelyLocal ? .internal : .package)
    }

    private func writeConformance(of root: Component, isDeprecated: Bool, to writer: inout SwiftWriter) {
        writer.conditional(root.conditions) { writer in
            if let module = root.module, module != settings.outputModule {
                // The compiler's warning of a second conformance then shows what to do.
                writer.line(
                    "// If '\(module)' wires its roots itself, as with a plugin of its own, say so in needle.json:")
                writer.line("// {\"modules\": {\"\(module)\": {\"wired\": \"elsewhere\"}}}")
            }
            for attribute in root.attributes where attribute.name == "available" { writer.line(attribute.text) }
            // The module makes the compiler accept the conformance of another one's root without a warning.
            let name = spelling.qualified(root.name, in: root.module)
            writer.block("extension \(name): \(spelling.spelled(runtime: "GraphRoot"))") { writer in
                if isDeprecated { writer.line(Self.deprecation) }
                let table = spelling.spelled(runtime: "ProviderTable")
                let head = "\(root.access.modifier)nonisolated static var providers: \(table)"
                writer.block(head, statement: "\(graphName).providers")
            }
        }
    }

    // MARK: The graph

    private var graphName: String {
        SwiftName.unique(["NeedleGraph_\(settings.outputModule ?? "App")"]) { graph.declaredNames.contains($0) }
    }

    private func writeGraph(
        _ providers: [(plan: ProviderPlan, name: String)], _ replaceable: ReplaceableMembers,
        to writer: inout SwiftWriter
    ) {
        let byName = providers.sorted { ($0.name, $0.plan.components[0]) < ($1.name, $1.plan.components[0]) }
        let variants = MemberVariants(of: graph, settings)
        writer.block("private enum \(graphName)") { writer in
            writeTable(providers, replaceable, to: &writer)
            for (plan, name) in byName {
                writer.blankLine()
                writer.conditional(plan.key.conditions) { writer in
                    ProviderWriter(
                        graph: graph, spelling: spelling, plan: plan, name: name, replaceable: replaceable,
                        variants: variants, settings: settings
                    ).write(to: &writer)
                }
            }
        }
    }

    private func writeTable(
        _ providers: [(plan: ProviderPlan, name: String)], _ replaceable: ReplaceableMembers,
        to writer: inout SwiftWriter
    ) {
        let table = spelling.spelled(runtime: "ProviderTable")
        let head = "nonisolated static let providers = \(table)"
        let slots = PluginTable(graph, spelling)
        guard !providers.isEmpty || !slots.isEmpty else { return writer.line(head + " { _ in }") }
        // A function, since the compiler takes far longer for a closure of hundreds of statements.
        writer.line(head + "(register)")
        writer.blankLine()
        // The runtime looks at entries one by one until it finds a class, so the first screens come first; each takes it
        // a microsecond or two where it has no name to compare.
        let depths = graph.depths()
        let isLarge = providers.count >= Self.fewestNamedProviders
        let entries = providers.flatMap { self.entries(of: $0.plan, named: $0.name, isLarge: isLarge) }.sorted {
            (depths[$0.component.index], $0.component, isExtension($0.plan) ? 1 : 0)
                < (depths[$1.component.index], $1.component, isExtension($1.plan) ? 1 : 0)
        }
        writer.block("nonisolated private static func register(_ table: inout \(table).Builder)") {
            writer in
            for line in replaceable.owners.flatMap(replaceable.registrations) { writer.line(line) }
            writer.conditionalRuns(entries, conditions: \.plan.key.conditions) { writer, entry in
                writer.statement(entry.statement, availableOn: entry.plan.key.availability)
            }
            slots.write(to: &writer)
        }
    }

    private static let fewestNamedProviders = 100

    /// A line of the table.
    private struct TableEntry {
        let component: ScopeID
        let plan: ProviderPlan
        let statement: String
    }

    /// An entry for each class, and one for all components whose class cannot be named.
    private func entries(of plan: ProviderPlan, named name: String, isLarge: Bool) -> [TableEntry] {
        var entries: [TableEntry] = []
        var known: Set<String> = []
        for id in plan.components {
            let key =
                graph[id].inaccessibility == nil
                ? classKey(of: id, plan, isNamed: isLarge) : dependencyKey(of: id, plan)
            let statement = "table.\(key) { \(name)($0) }"
            if known.insert(statement).inserted {
                entries.append(TableEntry(component: id, plan: plan, statement: statement))
            }
        }
        return entries
    }

    private func classKey(of id: ScopeID, _ plan: ProviderPlan, isNamed: Bool) -> String {
        let type = "\(spelling.spelled(graph[id])).self"
        if isExtension(plan) { return "registerPluginExtension(\(type))" }
        let name = graph[id].name.lastNamePart
        // The runtime spells other names in a way of its own.
        let isPlain = name.utf8.allSatisfy { Lexer.isNameByte($0) && $0 < 0x80 }
        return isNamed && isPlain ? "register(\(type), named: \"\(name)\")" : "register(\(type))"
    }

    /// What the runtime knows about a component without an entry of its own.
    private func dependencyKey(of id: ScopeID, _ plan: ProviderPlan) -> String {
        let label = isExtension(plan) ? "pluginExtension" : graph[id].isMainActor ? "mainActorDependency" : "dependency"
        let type = spelling.protocols(of: plan.key, in: graph).joined(separator: " & ")
        return "register(\(label): (any \(type)).self)"
    }

    private func isExtension(_ plan: ProviderPlan) -> Bool {
        if case .pluginExtension = plan.key.role { true } else { false }
    }
}

extension SwiftWriter {
    /// A statement that names what attributes such as `@available(iOS 17, *)` limit.
    mutating func statement(_ statement: String, availableOn availability: [Attribute]) {
        let versions = availability.compactMap { $0.availability?.platformVersions }
        if versions.isEmpty { return line(statement) }
        block("if #available(\(versions.joined(separator: "), #available(")))", statement: statement)
    }
}
