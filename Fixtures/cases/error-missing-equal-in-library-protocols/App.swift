// Equal members of extensions of two protocols of the standard library, neither of which inherits from the other.
import DIRuntime

protocol Entity: Identifiable, CustomStringConvertible {}

extension Identifiable {
    var tag: String { "identifiable" }  // reported here
    var mark: String { "identifiable" }
}

extension CustomStringConvertible {
    var tag: String { "described" }
    var mark: String { "described" }
    var size: Int { 1 }
}

extension LosslessStringConvertible {
    var size: Int { 2 }
}

// It inherits from both.
extension Entity {
    var mark: String { "entity" }
}

final class RootComponent: BootstrapComponent, Entity {
    var description: String { "root" }
    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var tag: String { get }
    var mark: String { get }
    var size: Int { get }
}

final class RowComponent: Component<RowDependency> {}
