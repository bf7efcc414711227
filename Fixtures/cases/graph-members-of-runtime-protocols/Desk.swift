import DIRuntime

// Of a main-actor component these are on the main actor.
@MainActor protocol DeskPlugins: PluginExtension {
    var pens: Int { get }
}

final class DeskComponent: MainActorPluginizedComponent<EmptyDependency, DeskPlugins, DeskNonCoreComponent> {
    var drawer: DrawerComponent { DrawerComponent(parent: self) }
}

final class DeskNonCoreComponent: MainActorNonCoreComponent<EmptyDependency>, DeskPlugins {
    var pens: Int { 1 }
    var lamp: LampComponent { LampComponent(parent: self) }
}

extension MainActorNonCoreScope {
    var watts: Int { 13 }
    nonisolated var volts: Int { 14 }
}

@MainActor protocol DrawerDependency: Dependency {
    var plugins: Int { get }
}

final class DrawerComponent: MainActorComponent<DrawerDependency> {
    var text: String { "\(dependency.plugins)" }
}

@MainActor protocol LampDependency: Dependency {
    var watts: Int { get }
    nonisolated var volts: Int { get }
}

final class LampComponent: MainActorComponent<LampDependency> {
    var text: String { "\(dependency.watts) \(dependency.volts)" }
}
