// error: main actor-isolated conformance of 'PageComponent' to 'Scope' cannot be used in nonisolated context
// A plain child of a main-actor component holds what is above it, so it is created on the main actor.
import DIRuntime

nonisolated final class RootComponent: BootstrapComponent {
    var count = 0
    @MainActor var page: PageComponent { PageComponent(parent: self) }
}

nonisolated protocol UploadDependency: Dependency {
    var count: Int { get set }
}

nonisolated final class UploadComponent: Component<UploadDependency> {
    func increase() { dependency.count += 1 }
}

@MainActor final class PageComponent: MainActorComponent<EmptyDependency> {
    #if FAILS
    nonisolated var upload: UploadComponent { UploadComponent(parent: self) }
    #else
    var upload: UploadComponent { UploadComponent(parent: self) }
    #endif
}
