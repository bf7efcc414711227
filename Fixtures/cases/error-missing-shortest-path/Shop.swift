// A product is reached by three paths.
import DIRuntime

protocol ProductDependency: Dependency {
    var priceList: [String: Int] { get }
}

final class ProductComponent: Component<ProductDependency> {
    var text: String { "\(dependency.priceList.count) prices" }
}
