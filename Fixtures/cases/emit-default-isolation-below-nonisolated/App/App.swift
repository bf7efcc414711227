// What inherits from a 'nonisolated' class is on no actor, whatever the default of its module is and what it conforms to.
import DIRuntime

@MainActor protocol Shown {}

nonisolated class ShellComponent: BootstrapComponent {
    let name = "shell"
}

class MiddleComponent: ShellComponent {
    var title: String { "title of \(name)" }
}

final class RootComponent: MiddleComponent, Shown {
    var count: Int { 2 }
    func load() async -> Int { count }
    var page: PageComponent { PageComponent(parent: self) }
}

nonisolated protocol PageDependency: Dependency {
    var title: String { get }
    var count: Int { get }
    func load() async -> Int
}

nonisolated final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency.title), \(dependency.count)" }
}
