// Protocols that the compiler wants `any` before; others are the same type without it.
import DIRuntime

protocol Plain {}

protocol Shelf {
    associatedtype Item
}

protocol BookShelf: Shelf where Item == String {}

protocol Ranked {
    func ranks(above other: Self) -> Bool
}

protocol Copying {
    func copy() -> Self
}

typealias AnyShelf = any Shelf

struct Books: BookShelf, Plain, Copying {
    typealias Item = String
    func copy() -> Books { self }
}

struct Star: Ranked {
    func ranks(above other: Star) -> Bool { true }
}

final class RootComponent: BootstrapComponent {
    var plain: any Plain { Books() }
    var shelf: any Shelf { Books() }
    var spare: BookShelf? { nil }
    var all: [AnyShelf] { [Books()] }
    var ranked: [String: Ranked] { ["star": Star()] }
    var copying: Copying { Books() }
    // Nobody asks for it.
    var unused: Shelf { Books() }
    var reading: ReadingComponent { ReadingComponent(parent: self) }

    func pick(_ shelf: any Shelf, or other: (any BookShelf)?) -> (any Shelf)? { shelf }
    func wrap<Kind: Shelf>(_ shelf: Kind) -> some Shelf { Books() }
}

protocol ReadingDependency: Dependency {
    var plain: Plain { get }
    var shelf: Shelf { get }
    var spare: (any BookShelf)? { get }
    var all: [any Shelf] { get }
    var ranked: [String: any Ranked] { get }
    var copying: any Copying { get }
    func pick(_ shelf: Shelf, or other: BookShelf?) -> Shelf?
}

final class ReadingComponent: Component<ReadingDependency> {}
