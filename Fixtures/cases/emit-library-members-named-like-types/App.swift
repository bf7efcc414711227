// `Key` of a dictionary, and `Index` of a string, are no types of the module, which has some of these names.
import DIRuntime

struct Key: Hashable, Sendable {}
struct Index: Sendable {}

final class RootComponent: BootstrapComponent {
    var name: [String: Int].Key { "Ada" }
    var start: String.Index { "Ada".startIndex }
    var key: Key { Key() }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var name: [String: Int].Key { get }
    var start: String.Index { get }
    var key: Key { get }
}

final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency.name[dependency.start]) \(dependency.key == Key())" }
}
