// error: call to main actor-isolated instance method 'bind(to:)' in a synchronous nonisolated context
// The lifecycle of a main-actor component begins on the main actor.
import DIRuntime

nonisolated protocol HomeExtension: PluginExtension {}

@MainActor final class HomeNonCoreComponent: MainActorNonCoreComponent<EmptyDependency> {}

@MainActor
final class HomeComponent:
    MainActorPluginizedComponent<EmptyDependency, HomeExtension, HomeNonCoreComponent>
{
    #if FAILS
    nonisolated func follow(_ lifecycle: any PluginizedScopeLifecycleObservable) { bind(to: lifecycle) }
    #else
    func follow(_ lifecycle: any PluginizedScopeLifecycleObservable) { bind(to: lifecycle) }
    #endif
}
