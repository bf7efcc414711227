// Owners with more effects than the request, other typed throws, or without a setter, do not serve it.
import DIRuntime

enum CacheError: Error {
    case full
}

enum DiskError: Error {
    case full
}

final class RootComponent: BootstrapComponent {
    var token: String { get async { "t" } }
    var quota: Int { get throws { throw CacheError.full } }
    var space: Int { get throws(DiskError) { throw .full } }
    let volume: Int = 3
    private(set) var brightness: Int = 4
    var storageComponent: StorageComponent { StorageComponent(parent: self) }
}

protocol StorageDependency: Dependency {
    var token: String { get }
    var quota: Int { get async }
    var space: Int { get throws(CacheError) }
    var volume: Int { get set }
    var brightness: Int { get set }
}

final class StorageComponent: Component<StorageDependency> {
    func mute() {
        dependency.volume = 0
    }
}
