// Of several owners the one that is not 'Sendable' is to change, whatever it provides itself; and what no copy can be made of.
import DIRuntime

final class Cache {}

final class RootComponent: BootstrapComponent {
    let name = "root"
    @MainActor let cache: Cache
    @available(macOS 99, *) let limit = 3

    @MainActor
    init(cache: Cache) {
        self.cache = cache
        super.init()
    }

    @MainActor var shop: ShopComponent { ShopComponent(parent: self) }
    var page: PageComponent { PageComponent(parent: self) }
    var files: FilesComponent { FilesComponent(parent: self) }
    var arena: ArenaComponent { ArenaComponent(parent: self) }
}

final class ShopComponent: MainActorComponent<EmptyDependency> {
    var name: String { "shop" }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency, Sendable {
    @MainActor var name: String { get }
}

final class PageComponent: Component<PageDependency> {}

protocol FilesDependency: Dependency, Sendable {
    @MainActor var cache: Cache { get }
    @available(macOS 99, *) var limit: Int { get }
}

final class FilesComponent: Component<FilesDependency> {}

protocol ArenaPlugins: PluginExtension {
    var seats: Int { get }
}

final class ArenaComponent: PluginizedComponent<EmptyDependency, ArenaPlugins, ArenaNonCoreComponent> {
    var match: MatchComponent { MatchComponent(parent: self) }
}

final class ArenaNonCoreComponent: NonCoreComponent<EmptyDependency> {
    let seats = 1
    let sound = 2
}

protocol MatchPlugins: PluginExtension {
    var score: Int { get }
}

final class MatchComponent: PluginizedComponent<EmptyDependency, MatchPlugins, MatchNonCoreComponent> {}

final class MatchNonCoreComponent: NonCoreComponent<EmptyDependency> {
    let score = 3
    var replay: ReplayComponent { ReplayComponent(parent: self) }
}

protocol ReplayDependency: Dependency, Sendable {
    var sound: Int { get }
}

final class ReplayComponent: Component<ReplayDependency> {}
