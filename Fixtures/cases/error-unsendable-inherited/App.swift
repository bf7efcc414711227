// One protocol promises to be `Sendable` for all that inherit from it: it is told once, where it says so.
import DIRuntime

protocol Fetching: Dependency, Sendable {
    func fetch(_ id: Int) -> String
}
protocol CachedFetching: Fetching {
    var cache: [Int: String] { get }
}
protocol ListDependency: CachedFetching {
    var title: String { get }
}

final class ListComponent: Component<ListDependency> {
    var detail: DetailComponent { DetailComponent(parent: self) }
}
final class DetailComponent: Component<Fetching> {}

final class RootComponent: BootstrapComponent {
    var cache: [Int: String] = [:]
    var title: String { "\(cache.count) pages" }
    func fetch(_ id: Int) -> String { cache[id] ?? "none" }
    var list: ListComponent { ListComponent(parent: self) }
}
