// Of several owners of a request the one that serves it is known also where it is not the parent but above it, as long as
// each scope on the way has one parent.
import DIRuntime

protocol BookDependency: Dependency {
    var note: String { get }
}

final class RootComponent: BootstrapComponent {
    var note: String { shelf.book.line }  // reported here
    var shelf: ShelfComponent { ShelfComponent(parent: self) }
}

final class PreviewComponent: BootstrapComponent {
    var note: String { "Preview" }
    var book: BookComponent { BookComponent(parent: self) }
}

final class ShelfComponent: Component<EmptyDependency> {
    var book: BookComponent { BookComponent(parent: self) }
}

final class BookComponent: Component<BookDependency> {
    var line: String { dependency.note }
}
