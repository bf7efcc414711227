// What a class in a generic type inherits is named with the arguments of the types around the class, each in its place.
import DIRuntime

nonisolated class Feed<Item> {
    class Base {
        struct Row: Sendable {
            let number: Int
        }

        typealias Content = Item
    }

    final class List<Style>: Base {
        typealias Look = Style
    }
}

typealias SongFeed = Feed<String>

final class RootComponent: BootstrapComponent {
    var row: SongFeed.Base.Row { .init(number: 1) }
    func mark(_ row: Feed<String>.List<Int>.Row) -> Feed<String>.List<Int>.Content { "row \(row.number)" }
    var look: Int { 2 }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var row: Feed<String>.List<Int>.Row { get }
    func mark(_ row: SongFeed.List<Int>.Row) -> String
    var look: SongFeed.List<Int>.Look { get }
}

final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency.mark(dependency.row)) \(dependency.look)" }
}
