// Equal members of two extensions of one generic class, both of which a subclass meets, and neither is the more special one.
import DIRuntime

protocol Titled {}

struct Album: Titled {}

struct Song {}

class LibraryComponent<Item, Detail>: BootstrapComponent {
    var size: Int { 1 }
}

extension LibraryComponent where Item == Album {
    var style: String { "covers" }  // reported here
    var title: String { "albums" }  // reported here
    var size: Int { 1 }  // reported here
    func sorted(by key: String) -> [String] { [key] }
}

extension LibraryComponent where Detail == Album {
    var style: String { "songs" }
}

extension LibraryComponent where Detail: Titled {
    var title: String { "titled" }
    private var label: String { "" }
    // Of another type, so that the compiler can choose.
    func sorted(by key: Int) -> [String] { ["\(key)"] }
}

extension LibraryComponent where Detail: AnyObject {
    var label: String { "" }
}

extension LibraryComponent where Item == Album {
    var label: String { "albums" }
}

extension LibraryComponent<Album, Album> {
    var both: Int { 2 }
}

extension LibraryComponent where Item: Titled, Detail: Titled {
    var size: Int { 3 }
    var both: Int { 3 }
}

// What `Detail` is, the first one does not say; the second one says all of both.
extension LibraryComponent where Item == Detail {
    var rank: Int { 4 }  // reported here
    var count: Int { 4 }
    var order: Int { 4 }  // reported here
    var length: Int { 4 }
}

// The same two are equal here, written the other way.
extension LibraryComponent where Detail == Item, Item: Titled {
    var length: Int { 5 }
}

extension LibraryComponent where Item == Album {
    var rank: Int { 5 }
}

extension LibraryComponent where Item == Detail, Detail: Titled {
    var count: Int { 5 }
}

extension LibraryComponent where Item: Titled {
    var order: Int { 5 }
}

final class AlbumsComponent: LibraryComponent<Album, Album> {
    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var style: String { get }
    var title: String { get }
    var size: Int { get }
    var both: Int { get }
    var label: String { get }
    var rank: Int { get }
    var count: Int { get }
    var order: Int { get }
    var length: Int { get }
    func sorted(by key: String) -> [String]
}

final class RowComponent: Component<RowDependency> {}
