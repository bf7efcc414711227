// What the sources add to protocols of the standard library belongs to the components that conform to these.
import DIRuntime

extension Identifiable {
    var ids: [ID] { [id] }
}

extension Identifiable where ID == String {
    var key: String { "key of \(id)" }
}

extension Identifiable where ID: FixedWidthInteger {
    var next: ID { id + 1 }
}

final class RootComponent: BootstrapComponent, CustomStringConvertible {
    var description: String { "root" }
    var next: Int { 0 }
    var user: UserComponent { UserComponent(parent: self) }
    var order: OrderComponent { OrderComponent(parent: self) }
}

// `Comparable` inherits from `Equatable`.
final class UserComponent: Component<EmptyDependency>, Identifiable, Comparable {
    let id = "ann"
    static func < (left: UserComponent, right: UserComponent) -> Bool { left.id < right.id }
    static func == (left: UserComponent, right: UserComponent) -> Bool { left.id == right.id }
    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var ids: [String] { get }
    var key: String { get }
    var next: Int { get }
    var loud: String { get }
    var length: Int { get }
    var isItself: Bool { get }
}

final class RowComponent: Component<RowDependency> {
    var text: String {
        "\(dependency.ids) \(dependency.key) \(dependency.next) \(dependency.loud) \(dependency.length) \(dependency.isItself)"
    }
}

final class OrderComponent: Component<EmptyDependency>, Identifiable {
    let id: Int = 7
    var line: LineComponent { LineComponent(parent: self) }
}

protocol LineDependency: Dependency {
    var ids: [Int] { get }
    var next: Int { get }
}

final class LineComponent: Component<LineDependency> {
    var text: String { "\(dependency.ids) \(dependency.next)" }
}
