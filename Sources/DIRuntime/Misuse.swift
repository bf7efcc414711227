// Everything that the runtime says before it traps.

enum Misuse {
    static func missingProvider<DependencyType>(
        of component: any Scope, dependency: DependencyType.Type
    ) -> Never {
        var reason = "its graph was generated without this class"
        var remedy = remedy
        if component.graphProviders.table(around: component).isEmpty {
            reason = "it stands outside of every graph"
            if let root = rootWithoutCode(above: component) {
                reason = "no code was generated for its root, \(root)"
                remedy =
                    "Apply the plugin NeedlePlugin to the target that declares \(root), or run needle-gen and compile "
                    + "what it writes into that target."
            }
        }
        stop(
            """
            \(name(of: component)) has no provider for \(name(of: dependency)): \(reason).
            \(ancestry(of: component))
            \(remedy) In a test, create it with init(dependency:) or below a StandaloneScope.
            """)
    }

    /// The root of which the generator does not know, as where its plugin is applied to another target.
    private static func rootWithoutCode(above component: any Scope) -> String? {
        var top = component
        for _ in 0..<longestAncestry {
            guard let parent = top.graphParent else { break }
            top = parent
        }
        guard top is BootstrapComponent || top is MainActorBootstrapComponent, !(type(of: top) is any GraphRoot.Type)
        else { return nil }
        return name(of: top)
    }

    static func wrongProvider<Expected>(
        of component: AnyClass, at path: [String], expected: Expected.Type, found: AnyObject
    ) -> Never {
        stop(
            """
            The provider registered for the path \(path.joined(separator: "->")) \
            of \(name(of: component)) is a \(name(of: found)), which is no \(name(of: expected)).
            Register one that is, or run needle-gen and leave the registration out.
            """)
    }

    static func missingAncestor<Owner>(of component: NewComponent, owner: Owner.Type) -> Never {
        stop(
            """
            \(name(of: component.type)) was created below a parent that its graph does not know: \
            none of the scopes above it is \(name(of: owner)).
            \(ancestry(from: component.parent))
            \(remedy)
            """)
    }

    static func missingPluginExtension<ExtensionType>(
        of component: any Scope, pluginExtension: ExtensionType.Type
    ) -> Never {
        stop(
            """
            \(name(of: component)) has no provider for its plug-in extension \(name(of: pluginExtension)).
            \(ancestry(of: component))
            \(remedy)
            """)
    }

    static func releasedNonCoreComponent<NonCoreType>(
        of component: any Scope, nonCore: NonCoreType.Type
    ) -> Never {
        stop(
            """
            \(name(of: component)) was asked for its non-core component \(name(of: nonCore)) \
            after the lifecycle that it is bound to had ended with .deinit, which releases it.
            Read what is still needed in scopeWillDeinit(), which runs before, or create another \(name(of: component)).
            """)
    }

    static func circularConstruction(_ cycle: [String]) -> Never {
        stop(
            """
            shared instances need each other: \(cycle.joined(separator: " -> ")).
            Break the cycle: hand one of them over after the other is built, or build it on demand.
            """)
    }

    static func ambiguousShared(in property: String, at places: [String]) -> Never {
        stop(
            """
            two calls in \(property) could mean one instance or two: \(places.joined(separator: " and ")).
            Give each a property of its own.
            """)
    }

    static func unusedReplacement(of member: AnyKeyPath, below root: AnyClass) -> Never {
        stop(
            """
            nobody below \(name(of: root)) requests \(member), which is replaced: it is of another graph.
            Replace a member of \(name(of: root)) or of a component below it, or create \(name(of: root)) outside of the \
            withOverrides that replaces a member of \(String(reflecting: type(of: member).rootType)).
            """)
    }

    static func missingPlugin(of component: any Scope) -> Never {
        stop(
            """
            \(name(of: component)) is a plug-in and gives nothing: it does not override `plugin`.
            \(ancestry(of: component))
            """)
    }

    static func unknownSlot<Slot>(_ slot: Slot.Type, in host: any Scope) -> Never {
        stop(
            """
            \(name(of: host)) hosts the slot \(name(of: slot)), which its graph does not know.
            \(remedy)
            """)
    }

    static func mainActorPlugin<Slot>(of slot: Slot.Type, in host: any Scope) -> Never {
        stop(
            """
            a plug-in of the slot \(name(of: slot)) is the main actor's, and \(name(of: host)), which hosts it, is not.
            Let the host inherit from a main-actor component, or the plug-in from SlotComponent.
            """)
    }

    static func unknownPlugin(_ plugin: AnyClass, below root: AnyClass) -> Never {
        stop(
            """
            no slot below \(name(of: root)) has the plug-in \(name(of: plugin)), which is changed: it is of another graph.
            Change a plug-in of a slot that a component below \(name(of: root)) hosts, or create \(name(of: root)) outside of \
            the withOverrides that changes this one.
            """)
    }

    static func weakValue(of type: Any.Type) -> Never {
        stop(
            """
            weakShared keeps objects, and \(type) is no class: nothing else could hold its value.
            Keep it with shared, or put it into a class.
            """)
    }

    static func name(of object: AnyObject) -> String { name(of: type(of: object)) }

    static func name(of type: AnyClass) -> String {
        readable(String(reflecting: type), String(describing: type))
    }

    static func name<Named>(of type: Named.Type) -> String {
        readable(String(reflecting: type), String(describing: type))
    }

    /// The qualified name, unless the type is private or local: its context is an address then.
    private static func readable(_ qualified: String, _ plain: String) -> String {
        // `contains` of a text needs iOS 16.
        qualified.split(separator: "(").contains { $0.hasPrefix("unknown context") } ? plain : qualified
    }

    private static let remedy =
        "Run needle-gen (or build again, where its plugin runs) so that the generated code knows it."

    private static func ancestry(of scope: any Scope) -> String { ancestry(from: scope.graphParent) }

    private static func ancestry(from scope: (any Scope)?) -> String {
        var names: [String] = []
        var next = scope
        while let ancestor = next, names.count < longestAncestry {
            names.append(name(of: ancestor))
            next = ancestor.graphParent
        }
        guard !names.isEmpty else { return "Nothing is above it." }
        let end = next == nil ? "." : ", … (the chain of parents has no end, or is very long)."
        return "Above it, nearest first: \(names.joined(separator: ", "))\(end)"
    }

    private static let longestAncestry = 50

    private static func stop(_ message: String) -> Never {
        fatalError(message)
    }
}
