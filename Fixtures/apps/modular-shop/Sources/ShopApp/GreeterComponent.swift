import CatalogInterface
import DIRuntime
import ShopCore

protocol GreeterDependency: Dependency {
    var catalog: any Catalog { get }
    var display: any Display { get }
}

extension RootComponent {
    var greeterComponent: GreeterComponent { GreeterComponent(parent: self) }
}

/// Only the app greets, so this component is internal: the generated file lives in the same module.
final class GreeterComponent: FeatureComponent<GreeterDependency> {
    func greet() {
        let count = dependency.catalog.products(matching: "").count
        dependency.display.show(section.page("Good morning", ["\(count) products today"]))
    }
}
