// The request lies in another folder, but in no other module.
import DIRuntime

protocol TillDependency: Dependency {
    var stock: Int { get }
}

final class TillComponent: Component<TillDependency> {
    var text: String { "\(dependency.stock) left" }
}
