// Of an extension of a nested type, what is around that type is not in sight: its typealias names the other 'Song'.
import DIRuntime

struct Song {}

enum Library {
    struct Song {}
    enum Shelf {}
}

extension Library.Shelf { typealias First = Song }

protocol ShelfDependency: Dependency {
    var first: Library.Shelf.First { get }
}

final class RootComponent: BootstrapComponent {
    var first: Library.Song { Library.Song() }
    var shelf: ShelfComponent { ShelfComponent(parent: self) }
}

final class ShelfComponent: Component<ShelfDependency> {}
