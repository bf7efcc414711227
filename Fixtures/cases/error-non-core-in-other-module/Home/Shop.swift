// This one lost its 'public'.
public import DIRuntime
public import Extra

public protocol ShopExtension: PluginExtension {
    var offer: String { get }
}

public final class ShopComponent: PluginizedComponent<EmptyDependency, ShopExtension, ShopExtras> {}
