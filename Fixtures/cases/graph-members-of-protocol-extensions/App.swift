// Members that a component gets from extensions of the protocols it conforms to are provided like its own.
import DIRuntime

protocol Titled {}

extension Titled {
    var title: String { "Ada" }
    func heading(_ level: Int) -> String { String(repeating: "#", count: level) + " " + title }
}

protocol Counted: Titled {
    var count: Int { get }
}

extension Counted {
    var count: Int { 3 }
}

final class RootComponent: BootstrapComponent {
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

extension RootComponent: Counted {}

protocol PageDependency: Dependency {
    var title: String { get }
    var count: Int { get }
    func heading(_ level: Int) -> String
}

final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency.heading(2)): \(dependency.count), \(dependency.title)" }
}
