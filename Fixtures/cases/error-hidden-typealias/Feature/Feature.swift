import DIRuntime
import Kit

public protocol ListDependency: Dependency {
    var code: Code { get }  // reported here
    var item: Item { get }  // reported here
}

public final class ListComponent: Component<ListDependency> {
    public var text: String { "\(dependency.code) \(dependency.item)" }
}
