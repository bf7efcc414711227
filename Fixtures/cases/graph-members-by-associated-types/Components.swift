import DIRuntime

final class RootComponent: BootstrapComponent, UserSource {
    func items() -> [User] { [User(name: "Ada"), User(name: "Ada")] }

    var title: Item { User(name: "title") }
    var home: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var first: User? { get }
    var names: [String] { get }
    var count: Int { get }
    var different: Int { get }
    var title: User { get }
    var failure: Never.Type { get }
}

final class HomeComponent: ScreenComponent<HomeDependency, Int> {
    override var value: Int { 42 }

    var row: RowComponent { RowComponent(parent: self) }
    var text: String {
        "\(dependency.title.name) \(dependency.names) \(dependency.count) \(dependency.different) \(dependency.failure)"
    }
}

protocol RowDependency: Dependency {
    var half: Int { get }
    var isSame: Bool { get }
}

final class RowComponent: Component<RowDependency>, Source {
    func items() -> [String] { ["row"] }

    var cell: CellComponent { CellComponent(parent: self) }
    var text: String { "\(dependency.half) \(dependency.isSame)" }
}

protocol CellDependency: Dependency {
    var first: String? { get }
    /// The row has it for strings, and the root for users.
    var names: [String] { get }
}

final class CellComponent: Component<CellDependency> {
    var text: String { "\(dependency.first ?? "") \(dependency.names)" }
}
