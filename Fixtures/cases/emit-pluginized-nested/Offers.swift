// Below the non-core component, so that everything here may ask each core's non-core component.
import DIRuntime

protocol OffersDependency: Dependency {
    var tracker: String { get }
}

protocol OffersPluginExtension: PluginExtension {
    var price: Int { get }
}

final class OffersComponent: PluginizedComponent<OffersDependency, OffersPluginExtension, OffersNonCoreComponent> {
    var sheetComponent: SheetComponent { SheetComponent(parent: self) }
    var text: String { "offers at \(pluginExtension.price) by \(dependency.tracker)" }
}

final class OffersNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var price: Int { 12 }
    var discount: Int { 3 }
}

/// A child of the core itself.
protocol SheetDependency: Dependency {
    var price: Int { get }
    var discount: Int { get }
    var tracker: String { get }
}

final class SheetComponent: Component<SheetDependency> {
    var text: String { "sheet at \(dependency.price - dependency.discount) by \(dependency.tracker)" }
}
