import SwiftFacts

/// What a component is to the graph; the twins on the main actor are what the plain ones are.
package enum ComponentKind: String, Sendable {
    case bootstrap, component, pluginized, nonCore, plugin
}

/// The names of the runtime's types and modules, and of what they have for components.
package enum RuntimeNames {
    package static let classes: [String: (kind: ComponentKind, isMainActor: Bool)] = [
        "Component": (.component, false), "BootstrapComponent": (.bootstrap, false),
        "PluginizedComponent": (.pluginized, false), "NonCoreComponent": (.nonCore, false),
        "MainActorComponent": (.component, true), "MainActorBootstrapComponent": (.bootstrap, true),
        "MainActorPluginizedComponent": (.pluginized, true), "MainActorNonCoreComponent": (.nonCore, true),
        "SlotComponent": (.plugin, false), "MainActorSlotComponent": (.plugin, true),
    ]

    /// The class that makes a component of a kind.
    static func baseClass(of kind: ComponentKind, isMainActor: Bool) -> String {
        let plain =
            switch kind {
            case .component: "Component"
            case .bootstrap: "BootstrapComponent"
            case .pluginized: "PluginizedComponent"
            case .nonCore: "NonCoreComponent"
            case .plugin: "SlotComponent"
            }
        return isMainActor ? "MainActor" + plain : plain
    }

    static func countOfArguments(of kind: ComponentKind) -> Int {
        switch kind {
        case .bootstrap: 0
        case .component, .nonCore: 1
        case .plugin: 2
        case .pluginized: 3
        }
    }

    /// What components are besides their classes.
    static let scopes = [
        "Scope", "PluginizedScope", "NonCoreScope", "MainActorNonCoreScope", "ComponentBase", "MainActorComponentBase",
    ]
    static let sharing = ["Sharing", "MainActorSharing"]

    /// Those of the components of a kind.
    static func scopes(of kind: ComponentKind, isMainActor: Bool) -> [String] {
        let special =
            switch kind {
            case .pluginized: ["PluginizedScope"]
            case .nonCore: [isMainActor ? "MainActorNonCoreScope" : "NonCoreScope"]
            case .bootstrap, .component, .plugin: [String]()
            }
        return [isMainActor ? "MainActorComponentBase" : "ComponentBase"] + special + ["Scope"]
            + sharing.filter { isMainActor || $0 == "Sharing" }
    }

    /// Whether extensions of what components inherit from are on the main actor as it is itself.
    static func isOfMainActor(_ name: String) -> Bool {
        classes[name]?.isMainActor ?? ["MainActorComponentBase", "MainActorNonCoreScope"].contains(name)
    }

    /// Whether main-actor components are that on their actor only.
    static func isMetOnMainActor(_ name: String) -> Bool { ["Scope", "PluginizedScope"].contains(name) }
    /// Whether what is added to it belongs to components.
    static func isExtensible(_ name: String) -> Bool { classes[name] != nil || (scopes + sharing).contains(name) }
    package static let protocols = ["Dependency", "EmptyDependency"]
    /// What a slot conforms to.
    static let slotProtocols = ["PluginSlot", "WorkerSlot", "MainActorWorkerSlot"]
    /// The type of what a host has.
    static let plugins = "Plugins"
    /// Its protocols that make no class a component.
    static let otherProtocols = Set(sharing).union([
        "GraphRoot", "MainActorPluginWorker", "ObserverDisposable", "PluginExtension", "PluginWorker",
        "PluginizedScopeLifecycleObservable",
    ])
    private static let otherTypes: Set<String> = [
        "CallSignal", "EmptyDependencyProvider", "MockFailure", "MockLock", "NewComponent", "PluginOrder",
        "PluginizedScopeLifecycle", "ProviderTable", "StandaloneScope", plugins,
    ]
    /// Whether the runtime has a public type of a name.
    package static func declare(_ name: String) -> Bool {
        isExtensible(name) || protocols.contains(name) || slotProtocols.contains(name) || otherProtocols.contains(name)
            || otherTypes.contains(name)
    }
    /// Those of both that other libraries have too.
    package static let sharedNames = ["Component", "Dependency"]
    package static let modules = ["DIRuntime", "NeedleFoundation"]
    /// What every module answers to an `#if`, since the generated code imports the runtime.
    package static let answers = ["canImport(DIRuntime)": true]
    /// The property by which a component asks.
    package static let dependency = NameHash("dependency")
    /// The one by which the core of a pluginized component does.
    static let pluginExtension = NameHash("pluginExtension")
}
