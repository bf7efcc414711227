import DIRuntime
import Kit

public struct Row: Sendable {
    public let number: Int

    public init(number: Int) { self.number = number }
}

public protocol ListDependency: Dependency {
    var item: Item { get }
    var row: Row { get }
    var code: Code { get }
}

public final class ListComponent: Component<ListDependency> {
    public var text: String { "\(dependency.item.name) \(dependency.row.number) \(dependency.code)" }
}
