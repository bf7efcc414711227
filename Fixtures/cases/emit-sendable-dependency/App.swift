// Providers of dependency protocols that are Sendable compile, although the owners that they hold are not.
import DIRuntime

protocol Job: Sendable {
    var name: String { get }
}

protocol UploadDependency: Dependency, Sendable {
    var limit: Int { get }
}

protocol DownloadDependency: Dependency, Job {
    var limit: Int { get }
}

protocol SyncDependency: Dependency {
    var name: String { get }
}

final class UploadComponent: Component<UploadDependency> {
    var text: String { "\(shown(dependency)): up to \(dependency.limit)" }
}

final class DownloadComponent: Component<DownloadDependency> {
    var text: String { "\(shown(dependency)): \(dependency.name), up to \(dependency.limit)" }
}

final class SyncComponent: Component<SyncDependency & Sendable> {
    var text: String { "\(shown(dependency)): \(dependency.name)" }
}

func shown(_ value: any Sendable) -> String { "sendable" }

final class RootComponent: BootstrapComponent {
    var limit: Int { 3 }
    var name: String { "backup" }
    var uploadComponent: UploadComponent { UploadComponent(parent: self) }
    var downloadComponent: DownloadComponent { DownloadComponent(parent: self) }
    var syncComponent: SyncComponent { SyncComponent(parent: self) }
}
