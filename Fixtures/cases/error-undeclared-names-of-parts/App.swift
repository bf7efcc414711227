import DIRuntime

struct Feed<Item> {
    struct List<Mark> {
        struct Row {}
    }
}

// The typealiases 'Callback' and 'SongFeed' are gone.
final class RootComponent: BootstrapComponent {
    var onTurn: Callback<Int> { { _ in } } // reported here
    var onPush: Callback<Bool> { { _ in } }
    var rows: [SongFeed.List<Int>.Row] { [] } // reported here
    var first: SongFeed.List<Bool>.Row? { nil }
    var onClose: () -> Void { {} }
    func all<Item>(of item: Item) -> [Item] { [item] } // reported here

    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var onTurn: (Int) -> Void { get }
    var onPush: (Bool) -> Void { get }
    var rows: [Feed<String>.List<Int>.Row] { get }
    var first: Feed<String>.List<Bool>.Row? { get }
    var onClose: Closing { get } // reported here
    func all<Item>(of item: Item) -> Int
}

final class PageComponent: Component<PageDependency> {}
