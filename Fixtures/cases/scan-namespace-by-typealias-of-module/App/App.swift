import Core
import DIRuntime

extension Names {
    protocol RowDependency: Dependency {
        var item: Item { get }
        var second: Second { get }
    }

    final class RowComponent: Component<RowDependency> {
        var text: String { "\(dependency.second.count) \(dependency.item.text)" }
    }
}

final class RootComponent: BootstrapComponent {
    var item: Names.Item { .init("tea") }
    var second: Market.Names.Second { .init(2) }
    var row: Names.RowComponent { Names.RowComponent(parent: self) }
}
