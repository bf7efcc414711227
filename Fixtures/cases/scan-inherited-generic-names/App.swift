import DIRuntime

struct Song {
    let title: String
}

class ListComponent<Needs, Item>: Component<Needs> {
    typealias Items = [Item]
    enum Filter {
        case all
    }
    struct Page<Mark> {
        let first: Item
        let mark: Mark
        struct Line<Width> {
            let width: Width
        }
    }
}

class SortedComponent<Needs>: ListComponent<Needs, Song> {
    typealias Sorter = (Items) -> Items
}

protocol SongsDependency: Dependency {
    var title: String { get }
}

final class SongsComponent: SortedComponent<SongsDependency> {
    var items: Items { [Song(title: dependency.title)] }
    var filter: Filter { .all }
    var sorter: Sorter { { $0.reversed() } }
    var page: Page<Int> { Page(first: items[0], mark: 1) }
    var last: SongsComponent.Page<[Int]> { Page(first: items[0], mark: [2]) }
    var line: Page<Int>.Line<Bool> { Page<Int>.Line(width: true) }
    var thin: SongsComponent.Page<Int>.Line<Double> { Page<Int>.Line(width: 0.5) }
    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var items: [Song] { get }
    var filter: SongsComponent.Filter { get }
    var sorter: ([Song]) -> [Song] { get }
    var page: ListComponent<SongsDependency, Song>.Page<Int> { get }
    var last: SortedComponent<SongsDependency>.Page<[Int]> { get }
    var line: ListComponent<SongsDependency, Song>.Page<Int>.Line<Bool> { get }
    var thin: SongsComponent.Page<Int>.Line<Double> { get }
}

final class RowComponent: Component<RowDependency> {
    var line: String {
        "\(dependency.sorter(dependency.items)[0].title) \(dependency.page.mark) \(dependency.last.mark) \(dependency.filter)"
            + " \(dependency.line.width) \(dependency.thin.width)"
    }
}

final class RootComponent: BootstrapComponent {
    var title: String { "Song" }
    var songs: SongsComponent { SongsComponent(parent: self) }
}
