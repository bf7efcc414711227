// error: stored property 'owner' of 'Sendable'-conforming class 'LimitProvider' has non-Sendable type
// Why no generated provider of a Sendable dependency keeps a plain owner.
import DIRuntime

nonisolated final class RootComponent: BootstrapComponent {
    let limit = 3
}

nonisolated protocol LimitDependency: Dependency, Sendable {
    var limit: Int { get }
}

nonisolated final class LimitProvider: LimitDependency {
    #if FAILS
    private let owner: RootComponent
    var limit: Int { owner.limit }
    init(_ component: NewComponent) { owner = component.nearestAncestor() }
    #else
    let limit: Int
    init(_ component: NewComponent) {
        let owner: RootComponent = component.nearestAncestor()
        limit = owner.limit
    }
    #endif
}
