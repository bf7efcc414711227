// What implements a requirement inherits its result builder, unless it says `return`.
import DIRuntime

@resultBuilder
enum MenuBuilder {
    static func buildBlock(_ items: String...) -> [String] { items }
}

final class RootComponent: BootstrapComponent {
    @MenuBuilder var menu: [String] {
        "Soup"
        "Cake"
    }
    @MenuBuilder var slowMenu: [String] {
        get async throws { "Roast" }
    }
    @MenuBuilder subscript(day: Int) -> [String] { "Dish \(day)" }
    @MenuBuilder func menu(of guest: String) -> [String] { "Tea for \(guest)" }
    func read(@MenuBuilder _ menu: () -> [String]) -> Int { menu().count }
    var table: TableComponent { TableComponent(parent: self) }
}

protocol TableDependency: Dependency {
    @MenuBuilder var menu: [String] { get }
    @MenuBuilder var slowMenu: [String] { get async throws }
    @MenuBuilder subscript(day: Int) -> [String] { get }
    @MenuBuilder func menu(of guest: String) -> [String]
    func read(@MenuBuilder _ menu: () -> [String]) -> Int
    @discardableResult func menu(of guest: String, on day: Int) -> [String]
}

extension RootComponent {
    func menu(of guest: String, on day: Int) -> [String] { [guest, "\(day)"] }
}

final class TableComponent: Component<TableDependency> {
    var lines: [String] {
        dependency.menu + dependency[3] + dependency.menu(of: "Ada")
            + ["\(dependency.read { "one"; "two" })"] + dependency.menu(of: "Bo", on: 4)
    }

    func slowLines() async throws -> [String] { try await dependency.slowMenu }
}
