// A member of the class is told by the word that makes it one.
import DIRuntime

class RootComponent: BootstrapComponent {
    class var title: String { "Shop" }
    static var limit: Int { 3 }
    class func makeLabel(_ text: String) -> String { text }

    var pageComponent: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var title: String { get }
    var limit: Int { get }
    func makeLabel(_ text: String) -> String
}

final class PageComponent: Component<PageDependency> {}
