// The compiler counts an extension for `Sendable` types beside another one, whatever the type: neither is the default.
import DIRuntime

protocol Titled {
    func title() -> String
}

extension Titled {
    func title() -> String { "plain" }
}

protocol Named {
    func title() -> String
}

extension Named where Self: Sendable {
    func title() -> String { "named" }
}

protocol RowDependency: Dependency, Titled, Named {}

final class RootComponent: BootstrapComponent {
    var row: RowComponent { RowComponent(parent: self) }
}

final class RowComponent: Component<RowDependency> {
    var text: String { dependency.title() }
}

protocol CellDependency: Dependency, Titled {}

/// Here there is one only.
final class CellComponent: Component<CellDependency> {
    var text: String { dependency.title() }
}

extension RootComponent {
    var cell: CellComponent { CellComponent(parent: self) }
}
