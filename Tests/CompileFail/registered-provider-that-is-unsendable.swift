// error: type 'FakeDependency' does not conform to the 'Sendable' protocol
// The same for one object that all components at a path get.
import DIRuntimeNeedleCompatibility

#if FAILS
nonisolated final class FakeDependency: Dependency {
    var score = 0
}
#else
nonisolated final class FakeDependency: Dependency, Sendable {
    let score = 0
}
#endif

@available(*, deprecated)
nonisolated func register(at path: MockComponentPath) {
    path.register(dependencyProvider: FakeDependency())
}
