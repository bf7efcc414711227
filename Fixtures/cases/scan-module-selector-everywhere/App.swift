// `Module::Name` in parentheses, tuples, parameters and calls, where a single colon means something else.
import DIRuntime

protocol PageDependency: Dependency {
    var title: (Swift::String)? { get }
    var step: (Swift::Int) -> (Swift::Int) { get }
    var size: (Swift::Int, height: Swift::Int) { get }
    func text(_ count: Swift::Int, in range: (Swift::Int, Swift::Int)) -> (Swift::String)
    func first<Items: Swift::Collection>(of items: Items) -> (Items.Index, Swift::Int) where Items.Element == Swift::Int
    subscript(index: Swift::Int) -> (Swift::String) { get }
}

final class PageComponent: Component<(App::PageDependency)> {
    var text: String {
        "\(dependency.title ?? "") \(dependency.step(1)) \(dependency.size.height) \(dependency.text(1, in: (2, 3)))"
    }
}

final class RootComponent: BootstrapComponent {
    var title: String? { "Ada" }
    var step: (Int) -> Int { { $0 + 1 } }
    var size: (Int, height: Int) { (1, 2) }
    func text(_ count: Int, in range: (Int, Int)) -> String { "\(count) \(range)" }
    func first<Items: Collection>(of items: Items) -> (Items.Index, Int) where Items.Element == Int {
        (items.startIndex, 1)
    }
    subscript(index: Int) -> String { "\(index)" }

    var inParentheses: (App::PageComponent)? { .init(parent: self) }
    var behindCall: (Int, PageComponent) { (Swift::max(1, 2), App::PageComponent(parent: self)) }
    var asRoot: PageComponent { PageComponent(parent: self as App::RootComponent) }
    var onTwoLines: PageComponent {
        App
            ::PageComponent(parent: self)
    }
}
