// What extends a protocol or a plain base class of the runtime is for each component that is one of these.
import DIRuntime

final class RootComponent: BootstrapComponent, Dated, Signed {
    var player: PlayerComponent { shared { PlayerComponent(parent: self) } }
    @MainActor var page: PageComponent { PageComponent(parent: self) }
    @MainActor var desk: DeskComponent { shared { DeskComponent(parent: self) } }
}

protocol PlayerDependency: Dependency {
    var clock: Clock { get }
    var retries: Int { get }
    var day: Int { get }
    var signature: String { get }
}

protocol PlayerPlugins: PluginExtension {
    var skins: Int { get }
}

final class PlayerComponent: PluginizedComponent<PlayerDependency, PlayerPlugins, PlayerNonCoreComponent>, Listed {
    var track: TrackComponent { TrackComponent(parent: self) }
    var text: String { "\(dependency.clock.ticks) \(dependency.retries) \(dependency.day) \(dependency.signature)" }
}

final class PlayerNonCoreComponent: NonCoreComponent<EmptyDependency>, PlayerPlugins, Priced {
    var skins: Int { 2 }
    var shop: ShopComponent { ShopComponent(parent: self) }
}

protocol TrackDependency: Dependency {
    var plugins: Int { get }
    var list: String { get }
}

final class TrackComponent: Component<TrackDependency> {
    var text: String { "\(dependency.plugins) \(dependency.list)" }
}

protocol ShopDependency: Dependency {
    var offers: Int { get }
    var price: Int { get }
}

final class ShopComponent: Component<ShopDependency> {
    var text: String { "\(dependency.offers) \(dependency.price)" }
}

final class PageComponent: MainActorComponent<EmptyDependency>, Sent, Framed {
    var row: RowComponent { RowComponent(parent: self) }
}

@MainActor protocol RowDependency: Dependency {
    var width: Int { get }
    var height: Int { get }
    var depth: Int { get }
    var border: Int { get }
    nonisolated var number: Int { get }
}

final class RowComponent: MainActorComponent<RowDependency> {
    var text: String {
        "\(dependency.width) \(dependency.height) \(dependency.depth) \(dependency.border) \(dependency.number)"
    }
}
