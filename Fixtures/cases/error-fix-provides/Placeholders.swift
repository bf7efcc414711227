import DIRuntime

// What is made on an actor, what fails, and what does not say which initialiser is meant is left to whoever writes it.
@MainActor class Screen {
    init() {}
}

@MainActor protocol Shown {}

class Page: Screen {
    override init() { super.init() }
}

typealias Cover = Page

final class Panel: Shown {
    init() {}
}

struct Key {
    init?() {}
}

struct Row {
    init(_ number: Int = 1) {}
    init(name: String = "") {}
}

struct Wide {
    init<Value: Equatable>(_ value: Value? = nil) {}
}

struct Column {
    init() {}
    init(name: String = "") {}
}

protocol PagesDependency: Dependency {
    var page: Page { get }
    var cover: Cover { get }
    var panel: Panel { get }
    var key: Key { get }
    var row: Row { get }
    var wide: Wide { get }
    var column: Column { get }
}

final class PagesComponent: Component<PagesDependency> {}

extension RootComponent {
    var pagesComponent: PagesComponent { PagesComponent(parent: self) }
}
