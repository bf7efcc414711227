// A class that lost its `@unchecked Sendable` breaks the promises of several dependencies: that is one mistake, beside what
// one of them breaks itself.
import DIRuntime

final class Cache {
    var entries: [String: Int] = [:]
}

protocol FeedDependency: Dependency, Sendable {
    var cache: Cache { get }
}

protocol SyncDependency: Dependency, Sendable {
    var cache: Cache { get }
    var limit: Int { get }
}

protocol UploadDependency: Dependency, Sendable {
    var caches: [Cache] { get }
    var backup: Cache? { get }
}

final class RootComponent: BootstrapComponent {
    let cache = Cache()
    let caches: [Cache] = []
    let backup: Cache? = nil
    var limit: Int { 3 }

    var feed: FeedComponent { FeedComponent(parent: self) }
    var sync: SyncComponent { SyncComponent(parent: self) }
    var upload: UploadComponent { UploadComponent(parent: self) }
}

final class FeedComponent: Component<FeedDependency> {}
final class SyncComponent: Component<SyncDependency> {}
final class UploadComponent: Component<UploadDependency> {}
