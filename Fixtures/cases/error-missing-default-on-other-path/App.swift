// What a protocol extension has serves where no scope does: on one path a scope does, so the other needs one as well.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var shelf: ShelfComponent { ShelfComponent(parent: self) }
    var book: BookComponent { BookComponent(parent: self) }
}

final class ShelfComponent: Component<EmptyDependency> {
    var limit: Int { 5 }
    var book: BookComponent { BookComponent(parent: self) }
}

protocol BookDependency: Dependency {
    var limit: Int { get }  // reported here
    var spacing: Int { get }
}

extension BookDependency {
    var limit: Int { 10 }
    var spacing: Int { 8 }
}

final class BookComponent: Component<BookDependency> {}
