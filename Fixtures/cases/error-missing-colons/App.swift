// Declarations without the colon before a type; a condition of main.swift has none.
import DIRuntime

protocol PageDependency: Dependency {
    var rows: Int { get }
    func row(_ id: Int, in list: [String]) -> String
}

final class RootComponent: BootstrapComponent {
    let rows Int  // reported here
    func row(_ id Int, in list: [String]) -> String { list[id] }  // reported here
    func text(of lines [String], _ print: (String) -> Void) { lines.forEach(print) }  // reported here
    var page: PageComponent { PageComponent(parent: self) }
}

final class PageComponent: Component<PageDependency> {
    enum Order { case byName(any Comparable), byAge(Int) }

    func show(count: Int?) -> String {
        guard let count else { return "" }
        if case let .some(first) = Optional(count) { return dependency.row(first, in: []) }
        return "\(dependency.rows)"
    }
}
