// A generic component that is created itself cannot be registered.
import DIRuntime

struct Song {
    let title: String
}

final class RootComponent: BootstrapComponent {
    var pageSize: Int { 20 }
    var songsComponent: ListComponent<Song> { ListComponent<Song>(parent: self) }
}

protocol ListDependency: Dependency {
    var pageSize: Int { get }
}

final class ListComponent<Item>: Component<ListDependency> {
    var items: [Item] = []
    var limit: Int { dependency.pageSize }
}
