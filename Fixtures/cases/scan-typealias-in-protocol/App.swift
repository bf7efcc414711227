import DIRuntime

// Hidden by what a protocol inherits; in a class it is the other way round.
struct Text {}

struct Shade {
    var isDark: Bool { true }
}

protocol TableDependency: Dependency, Keys {
    var key: Key { get }
    var text: Text { get }
    var table: Table<String> { get }
    func find(_ key: Key) -> Text?
}

protocol ColorDependency: TableDependency {
    var color: String { get }
    var keys: [Key] { get }
    var shade: App.Shade { get }
}

final class RootComponent: BootstrapComponent, Themed {
    let key = 7
    let text: String = "seven"
    var table: [Int: String] { [7: "seven"] }
    var color: Color { "dark" }
    var keys: [Int] { [] }
    var shade: Shade { .init() }

    func find(_ key: Int) -> String? { nil }

    var colors: ColorComponent { ColorComponent(parent: self) }
}

final class ColorComponent: Component<ColorDependency> {
    var line: String {
        "\(dependency.key) \(dependency.text) \(dependency.table) \(dependency.shade.isDark ? dependency.color : "")"
    }
}
