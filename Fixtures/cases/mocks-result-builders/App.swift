// A mock's accessors and methods say `return`, so that the result builder of a requirement does not apply to them.
import DIRuntime

@resultBuilder
enum MenuBuilder {
    static func buildBlock(_ items: String...) -> [String] { items }
}

protocol TableDependency: Dependency {
    @MenuBuilder var menu: [String] { get }
    @MenuBuilder var slowMenu: [String] { get async }
    @MenuBuilder subscript(day: Int) -> [String] { get }
    @MenuBuilder func menu(of guest: String) -> [String]
}
