// Of several extensions of a generic class that a subclass meets, the compiler takes the member of the most special one.
import DIRuntime

protocol Titled {}

struct Album: Titled {}

struct Song {}

class LibraryComponent<Item, Detail>: BootstrapComponent {
    var style: String { "plain" }
}

extension LibraryComponent where Item == Album {
    var style: String { "covers" }
    var title: String { "albums" }
    var size: Int { 1 }
}

extension LibraryComponent where Item == Album, Detail == Song {
    var style: String { "covers with songs" }
}

extension LibraryComponent where Item: Titled {
    var title: String { "titled" }
}

extension LibraryComponent<Album, Song> {
    var size: Int { 2 }
}

// Not met, so that it is in nobody's way.
extension LibraryComponent where Detail: Titled {
    var title: String { "with titled details" }
    var size: Int { 3 }
}

final class AlbumsComponent: LibraryComponent<Album, Song> {
    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var style: String { get }
    var title: String { get }
    var size: Int { get }
}

final class RowComponent: Component<RowDependency> {
    var text: String { "\(dependency.style), \(dependency.title), \(dependency.size)" }
}
