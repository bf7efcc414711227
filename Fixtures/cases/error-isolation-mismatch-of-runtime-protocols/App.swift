// What extends the runtime's protocol of main-actor non-core components, or their base class, is on the main actor.
import DIRuntime

final class RootComponent: MainActorBootstrapComponent {
    var desk: DeskComponent { DeskComponent(parent: self) }
}

@MainActor protocol DeskPlugins: PluginExtension {
    var pens: Int { get }
}

final class DeskComponent: MainActorPluginizedComponent<EmptyDependency, DeskPlugins, DeskNonCoreComponent> {}

final class DeskNonCoreComponent: MainActorNonCoreComponent<EmptyDependency>, DeskPlugins {
    var pens: Int { 1 }
    var lamp: LampComponent { LampComponent(parent: self) }
}

extension MainActorNonCoreScope {
    var watts: Int { 13 }
}

extension MainActorComponentBase {
    var volts: Int { 14 }
}

protocol LampDependency: Dependency {
    nonisolated var watts: Int { get }
    nonisolated var volts: Int { get }
}

final class LampComponent: MainActorComponent<LampDependency> {}
