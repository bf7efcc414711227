// Members that were pasted twice are one mistake, and names of one pattern are, too.
import DIRuntime

protocol PageDependency: Dependency {
    var title: String { get }
    var size: Int { get }
    var width: Int { get }
    var height: Int { get }
    func text(of id: Int) -> String
}

final class RootComponent: BootstrapComponent {
    var title: String { "News" }
    var isOpen: Bool { true }
    var size: Int { 4 }
    let (width, height) = (640, 480)
    var page: PageComponent { PageComponent(parent: self) }
    let (width, height) = (640, 480)  // reported here
    func text(of id: Int) -> String { "\(id)" }
}

extension RootComponent {
    var title: String { "News" }  // reported here
    var isOpen: Bool { true }
    var size: Int { 4 }
}

extension RootComponent {
    func text(of id: Int) -> String { "\(id)" }  // reported here
}

final class PageComponent: Component<PageDependency> {
    var all: String { "\(dependency.title) \(dependency.size) \(dependency.width) \(dependency.height)" }
    var first: String { dependency.text(of: 1) }
}
