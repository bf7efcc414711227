// error: passing closure as a 'sending' parameter risks causing data races
// And there it stays.
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
    var upload: UploadComponent { UploadComponent(parent: self) }

    func start() {
        let upload = self.upload
        #if FAILS
        Task.detached { upload.increase() }
        #else
        Task { upload.increase() }
        #endif
    }
}
