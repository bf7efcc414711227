// error: capture of 'fake' with non-Sendable type 'FakeDependency' in a '@Sendable' closure
// Whoever creates the component calls what is registered under its path, on any thread.
import DIRuntimeNeedleCompatibility

nonisolated final class FakeDependency: Dependency {
    var score = 0
}

@available(*, deprecated)
nonisolated func register() {
    let registry = __DependencyProviderRegistry.instance
    #if FAILS
    let fake = FakeDependency()
    registry.registerDependencyProviderFactory(for: "^->RootComponent->GameComponent") { _ in fake }
    #else
    registry.registerDependencyProviderFactory(for: "^->RootComponent->GameComponent") { _ in FakeDependency() }
    #endif
}
