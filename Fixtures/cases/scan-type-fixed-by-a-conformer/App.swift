// A protocol may fix an associated type to what a type that conforms to it has for another one.
import DIRuntime

nonisolated protocol Shelf {
    associatedtype Item
    associatedtype Label
    var item: Item { get }
    var label: Label { get }
}
nonisolated protocol BookShelf: Shelf where Item == Library.Label {}
nonisolated struct Library: BookShelf, Sendable {
    let item = "Dune"
    let label: String
}

protocol DeskDependency: Dependency {
    var item: String { get }
    var labels: [String] { get }
}

final class DeskComponent: Component<DeskDependency> {
    var text: String { "\(dependency.item) of \(dependency.labels)" }
}

final class RootComponent: BootstrapComponent {
    let library = Library(label: "Books")
    var item: Library.Item { library.item }
    var labels: [Library.Label] { [library.label] }

    var desk: DeskComponent { DeskComponent(parent: self) }
}
