// A creation with another parent than the scope itself is an error: no edge tells where its dependencies come from.
import DIRuntime

protocol OvenDependency: Dependency { var heat: Int { get } }

final class OvenComponent: Component<OvenDependency> {}

final class ShopComponent: Component<EmptyDependency> {
    var oven: OvenComponent { OvenComponent(parent: parent) }
}

final class RootComponent: BootstrapComponent {
    var heat: Int { 200 }
    lazy var shop: ShopComponent = ShopComponent(parent: self)
    var oven: OvenComponent { OvenComponent(parent: self) }
    var shopOven: OvenComponent { OvenComponent(parent: shop) }
    func oven(of scope: Scope) -> OvenComponent { OvenComponent(parent: scope) }
    static func first(in root: RootComponent) -> OvenComponent { OvenComponent(parent: root) }
}
