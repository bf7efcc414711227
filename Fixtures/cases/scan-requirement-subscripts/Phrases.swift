// Requirements may be subscripts, read-only or settable, with labels.
import DIRuntime

final class RootComponent: BootstrapComponent {
    private var phrases = ["hello": "hei", "bye": "ha det"]
    subscript(key: String) -> String? {
        get { phrases[key] }
        set { phrases[key] = newValue }
    }
    subscript(at index: Int) -> String { phrases.keys.sorted()[index] }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    subscript(key: String) -> String? { get }
    subscript(at index: Int) -> String { get }
}

final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency["hello"] ?? "?") \(dependency[at: 0])" }
}
