// A structure or an enumeration in the body of a function hides a component of its name there, too.
import DIRuntime

protocol PageDependency: Dependency {
    var number: Int { get }
}

final class PageComponent: Component<PageDependency> {
    var text: String { "page \(dependency.number)" }
}

// It creates no page, and need not provide what one asks for.
final class CoverComponent: Component<EmptyDependency> {
    func text() -> String {
        struct PageComponent {
            let text: String
            init(parent: CoverComponent) { text = "cover" }
        }
        return PageComponent(parent: self).text
    }
}

final class BookComponent: Component<EmptyDependency> {
    var number: Int { 1 }
    var page: PageComponent { PageComponent(parent: self) }

    func texts() -> [String] {
        enum PageComponent: String {
            case first, last
            init(parent: Int) { self = parent == 0 ? .first : .last }
        }
        let page: PageComponent = .init(parent: 1)
        return [PageComponent(parent: 0).rawValue, PageComponent.init(parent: 1).rawValue, page.rawValue]
    }
}

final class RootComponent: BootstrapComponent {
    var cover: CoverComponent { CoverComponent(parent: self) }
    var book: BookComponent { BookComponent(parent: self) }
}
