// error: passing closure as a 'sending' parameter risks causing data races
// A dependency that does not promise to be Sendable stays where its component is.
import DIRuntime

nonisolated final class RootComponent: BootstrapComponent {
    let limit = 3
    var upload: UploadComponent { UploadComponent(parent: self) }
}

#if FAILS
nonisolated protocol UploadDependency: Dependency {
    var limit: Int { get }
}
#else
nonisolated protocol UploadDependency: Dependency, Sendable {
    var limit: Int { get }
}
#endif

nonisolated final class UploadComponent: Component<UploadDependency> {
    func start() {
        let dependency = self.dependency
        Task.detached { print(dependency.limit) }
    }
}
