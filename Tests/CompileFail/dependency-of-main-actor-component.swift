// error: main actor-isolated property 'dependency' can not be referenced from a nonisolated context
// The dependency of a main-actor component is read on the main actor.
import DIRuntime

@MainActor final class RootComponent: MainActorBootstrapComponent {
    let limit = 3
    var upload: UploadComponent { UploadComponent(parent: self) }
}

nonisolated protocol UploadDependency: Dependency {
    var limit: Int { get }
}

@MainActor final class UploadComponent: MainActorComponent<UploadDependency> {
    #if FAILS
    nonisolated var limit: Int { dependency.limit }
    #else
    var limit: Int { dependency.limit }
    #endif
}
