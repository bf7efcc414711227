/// Writes the files of the components: they compile together with the file that needle-gen makes for them.
struct ComponentWriter {
    private let plan: GraphPlan
    private var random: SplitMix64

    init(_ plan: GraphPlan, seed: UInt64) {
        self.plan = plan
        random = SplitMix64(seed: seed ^ 0xC0)
    }

    mutating func write(to tree: inout SourceTree) {
        writeSharedFiles(to: &tree)
        for index in plan.components.indices.dropFirst() {
            let component = plan.components[index]
            tree.add(component.folder, component.componentName, text(of: component))
            if component.dependencyName != "EmptyDependency" {
                tree.add(component.folder, component.dependencyName, dependencyText(of: component))
            }
            tree.add(component.folder, component.name + "Services", servicesText(of: component))
            if component.isCreatedInExtension {
                tree.add(component.folder, "AppComponent+" + component.name, extensionText(creating: component))
            }
        }
    }

    // MARK: - The root and what all share

    private mutating func writeSharedFiles(to tree: inout SourceTree) {
        let root = plan.components[0]
        tree.add(root.folder, "AppComponent", rootText(root, inline: plan.rootServices.prefix(8)))
        for start in stride(from: 8, to: plan.rootServices.count, by: 4) {
            let services = plan.rootServices[start..<min(start + 4, plan.rootServices.count)]
            let title = services.first?.className ?? ""
            tree.add(root.folder, "AppComponent+" + title, rootExtensionText(services))
        }
        for service in plan.rootServices {
            var writer = SourceWriter()
            writer.line("// What the whole app uses; made once, by the root.")
            writeService(service, argument: nil, &writer)
            tree.add("App/Services", service.className, writer.text)
        }
        tree.add(root.folder, "LoggingDependency", Self.loggingText)
        if plan.components.contains(where: { $0.base == .ownBaseClass }) {
            tree.add(root.folder, "FeatureComponent", Self.baseClassText)
        }
    }

    private static let loggingText = """
        import DIRuntime

        /// What nearly every feature asks for.
        protocol LoggingDependency: Dependency {
            var logger: Logger { get }
        }

        """

    private static let baseClassText = """
        import DIRuntime

        /// The base class of features that have a name in the log.
        class FeatureComponent<DependencyType>: Component<DependencyType> {
            var featureName: String { path.last ?? "" }
        }

        """

    private mutating func rootText(_ root: ComponentPlan, inline services: ArraySlice<ProvidedProperty>) -> String {
        var writer = SourceWriter()
        writer.lines(["import DIRuntime", "", "/// The root of the app: everything hangs below it."])
        writer.block("final class AppComponent: BootstrapComponent") { writer in
            for service in services { writeProvided(service, argument: nil, &writer) }
            writeCreations(root, &writer)
        }
        return writer.text
    }

    private mutating func rootExtensionText(_ services: ArraySlice<ProvidedProperty>) -> String {
        var writer = SourceWriter()
        writer.lines(["import DIRuntime", ""])
        writer.block("extension AppComponent") { writer in
            for service in services { writeProvided(service, argument: nil, &writer) }
        }
        return writer.text
    }

    private mutating func extensionText(creating component: ComponentPlan) -> String {
        var writer = SourceWriter()
        writer.lines(["import DIRuntime", "", "/// How the app gets to \(component.name)."])
        writer.block("extension AppComponent") { writeCreation(of: component, &$0) }
        return writer.text
    }

    // MARK: - One component

    private mutating func text(of component: ComponentPlan) -> String {
        var writer = SourceWriter()
        writer.lines(["import DIRuntime", ""])
        writer.line("/// The scope of \(component.name). \(Vocabulary.sentence(&random))")
        let base = component.base == .component ? "Component" : "FeatureComponent"
        writer.block("final class \(component.componentName): \(base)<\(component.dependencyName)>") { writer in
            writer.line("// MARK: - Provided")
            writer.line()
            for property in component.provided {
                writeProvided(property, argument: component.requests.first, &writer)
            }
            for property in component.replaced { writeProvided(property, argument: nil, &writer) }
            writer.block("private var title: String") { $0.line("\"\(Vocabulary.caption(&random))\"") }
            if !component.children.isEmpty {
                writer.lines(["", "// MARK: - Children", ""])
                writeCreations(component, &writer)
            }
        }
        return writer.text
    }

    private mutating func dependencyText(of component: ComponentPlan) -> String {
        var writer = SourceWriter()
        writer.lines(["import DIRuntime", "", "/// What \(component.name) needs from the scopes above it."])
        let base = component.inheritsLogging ? "LoggingDependency" : "Dependency"
        writer.block("protocol \(component.dependencyName): \(base)") { writer in
            for request in component.requests where !(component.inheritsLogging && request == GraphPlan.logger) {
                if random.chance(20) { writer.line("/// \(Vocabulary.sentence(&random))") }
                writer.line("var \(request.name): \(request.declaredType) { get }")
            }
            if let missing = component.missing { writer.line("var \(missing): Logger { get }") }
        }
        return writer.text
    }

    private func writeProvided(
        _ property: ProvidedProperty, argument: ProvidedProperty?, _ writer: inout SourceWriter
    ) {
        let argument = argument.map { "dependency.\($0.name)" } ?? ""
        writer.block("var \(property.name): \(property.declaredType)") { writer in
            writer.line("shared { \(property.className)(\(argument)) }")
        }
        writer.line()
    }

    private mutating func writeCreations(_ component: ComponentPlan, _ writer: inout SourceWriter) {
        for child in component.children {
            let isInExtension = component.name == "App" && plan.components[child].isCreatedInExtension
            if !isInExtension { writeCreation(of: plan.components[child], &writer) }
        }
    }

    /// The ways in which people create components; the first and the last one are written as programs expect them.
    private mutating func writeCreation(of child: ComponentPlan, _ writer: inout SourceWriter) {
        let type = child.componentName
        let isFixed = child.name == "AaHome" || child.name == "ZzExit"
        switch isFixed ? 0 : random.number(in: 0...5) {
        case 0, 1, 2:
            writer.block("var \(child.propertyName): \(type)") { $0.line("\(type)(parent: self)") }
        case 3:
            writer.block("func make\(type)() -> \(type)") { $0.line("\(type)(parent: self)") }
        case 4:
            writer.block("func open\(child.name)(animated: Bool) -> \(type)") { writer in
                writer.lines(["let component = \(type)(parent: self)", "if animated { print(component.path) }"])
                writer.line("return component")
            }
        default:
            writer.block("var \(child.name.asPropertyName)Factory: () -> \(type)") {
                $0.line("{ \(type)(parent: self) }")
            }
        }
        writer.line()
    }

    // MARK: - What components provide

    private mutating func servicesText(of component: ComponentPlan) -> String {
        var writer = SourceWriter()
        writer.line("// What the scope of \(component.name) makes for itself and for the scopes below it.")
        for property in component.provided {
            writeService(property, argument: component.requests.first, &writer)
        }
        return writer.text
    }

    private mutating func writeService(
        _ property: ProvidedProperty, argument: ProvidedProperty?, _ writer: inout SourceWriter
    ) {
        writer.line()
        if let protocolName = property.protocolName {
            writer.block("protocol \(protocolName): AnyObject") { $0.line("var revision: Int { get }") }
            writer.line()
        }
        let conformance = property.protocolName.map { ": \($0)" } ?? ""
        writer.line("/// \(Vocabulary.sentence(&random))")
        writer.block("final class \(property.className)\(conformance)") { writer in
            writer.line("private(set) var revision = \(random.number(in: 0...9))")
            let names = Set((0..<3).map { _ in Vocabulary.propertyName(&random) }).sorted()
            for name in names { writer.line("private var \(name): [String: Int] = [:]") }
            if let argument {
                writer.lines(["private let source: \(argument.declaredType)", ""])
                writer.block("init(_ source: \(argument.declaredType))") { $0.line("self.source = source") }
            } else {
                writer.line()
                writer.block("init()") { $0.line("revision += 1") }
            }
            for name in names {
                writer.line()
                writer.block("func \(random.pick(Vocabulary.verbs))\(name.capitalizedFirst)(_ key: String) -> Int?") {
                    $0.lines(["\(name)[key, default: 0] += \(random.number(in: 1...99))", "return \(name)[key]"])
                }
            }
        }
    }
}
