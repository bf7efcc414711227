// A provider of a dependency that is Sendable copies the constants of plain owners, and keeps no such owner.
import DIRuntime

protocol Job: Sendable {
    var name: String { get }
}

protocol UploadDependency: Dependency, Sendable {
    var limit: Int { get }
}

protocol DownloadDependency: Dependency, Job {
    var limit: Int? { get }
    var mirrors: [String: [Int]] { get async throws }
}

protocol SyncDependency: Dependency {
    var name: String { get }
    var component: String { get }
}

protocol CleanDependency: Dependency {
    var name: String { get }
}

typealias SentCleanDependency = CleanDependency & Swift.Sendable

final class UploadComponent: Component<UploadDependency> {
    var text: String { "\(shown(dependency)): up to \(dependency.limit)" }
}

final class DownloadComponent: Component<DownloadDependency> {
    var text: String { "\(shown(dependency)): \(dependency.name), up to \(dependency.limit ?? 0)" }
}

final class SyncComponent: Component<SyncDependency & Sendable> {
    var text: String { "\(shown(dependency)): \(dependency.name) of \(dependency.component)" }
}

final class CleanComponent: Component<SentCleanDependency> {
    var text: String { "\(shown(dependency)): \(dependency.name)" }
}

func shown(_ value: any Sendable) -> String { "sendable" }

final class RootComponent: BootstrapComponent {
    let limit = 3
    let name: String
    let component = "root"
    let mirrors: [String: [Int]] = [:]
    var queue: QueueComponent { QueueComponent(parent: self) }
    var uploadComponent: UploadComponent { UploadComponent(parent: self) }
    var downloadComponent: DownloadComponent { DownloadComponent(parent: self) }
    var syncComponent: SyncComponent { SyncComponent(parent: self) }
    var cleanComponent: CleanComponent { CleanComponent(parent: self) }

    init(name: String) {
        self.name = name
        super.init()
    }
}

final class QueueComponent: Component<EmptyDependency> {
    let limit: Int = 5
    var uploadComponent: UploadComponent { UploadComponent(parent: self) }
}
