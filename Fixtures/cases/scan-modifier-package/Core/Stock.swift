// The feature module offers `package` members, which modules of the same package may use.
import DIRuntime

package protocol StockDependency: Dependency {
    var city: String { get }
}

package class StockComponent: Component<StockDependency> {
    final package var shelves: Int { 12 }
    package final lazy var label: String = "Stock of " + dependency.city
}
