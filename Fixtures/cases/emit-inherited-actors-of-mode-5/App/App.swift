// In language mode 5 a protocol is not on the actor of those that it inherits from, so what it requests is on no actor.
import DIRuntime

@globalActor actor Storage {
    static let shared = Storage()
}

@MainActor protocol Titled: Dependency {
    var title: String { get }
}

@Storage protocol Stored: Titled {
    var place: String { get }
}

protocol Named: Titled {
    var title: String { get }
    var name: String { get }
}

extension Titled {
    var heading: String { "# " + title }
}

protocol ScreenDependency: Named {
    var text: String { get }
    @MainActor var heading: String { get }
}

protocol ShelfDependency: Stored {
    var shelf: Int { get }
}

final class RootComponent: BootstrapComponent {
    @MainActor var title: String { "title" }
    @Storage var place: String { "place" }
    var name: String { "name" }
    var text: String { "text" }
    var shelf: Int { 1 }
    var screen: ScreenComponent { ScreenComponent(parent: self) }
    var shelves: ShelfComponent { ShelfComponent(parent: self) }
}

final class ScreenComponent: Component<ScreenDependency> {
    var all: String { "\(dependency.name) \(dependency.text)" }
    @MainActor var titles: String { "\(dependency.title) \(dependency.heading)" }
}

final class ShelfComponent: Component<ShelfDependency> {
    var number: Int { dependency.shelf }
    @MainActor var title: String { dependency.title }
}
