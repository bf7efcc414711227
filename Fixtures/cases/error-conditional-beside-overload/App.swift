// What stands in one branch only is missing in the others, whatever else has its name; what replaces it there is at fault.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var menu: [String] { ["Soup"] }
    func menu(of guest: String) -> [String] { ["Tea for \(guest)"] }
    #if DEBUG
    var price: Int { 3 }
    #else
    var price: Double { 3.5 }
    #endif
    var table: TableComponent { TableComponent(parent: self) }
}

#if os(iOS)
extension RootComponent {
    func menu(of guest: String, on day: Int) -> [String] { [guest, "\(day)"] }
}
#endif

protocol TableDependency: Dependency {
    func menu(of guest: String, on day: Int) -> [String]
    var price: Int { get }
}

final class TableComponent: Component<TableDependency> {
    var lines: [String] { dependency.menu(of: "Bo", on: 4) + ["\(dependency.price)"] }
}
