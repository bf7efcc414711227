// A requirement of a plug-in extension and a member that differ by name: the one whose name the core does not read is wrong.
import DIRuntime

protocol GamesExtension: PluginExtension {
    var scoreSheet: [Int] { get }  // reported here
    var adds: String { get }  // reported here
    var hint: String { get }  // reported here, and nobody knows which is right
}

final class GamesNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var scoresSheet: [Int] { [3] }
    var ads: String { "" }
    var hints: String { "" }
}

final class GamesComponent: PluginizedComponent<EmptyDependency, GamesExtension, GamesNonCoreComponent> {
    var total: Int { pluginExtension.scoreSheet.reduce(0, +) }
    var banner: String { self.pluginExtension.ads }
}

final class RootComponent: BootstrapComponent {
    var games: GamesComponent { GamesComponent(parent: self) }
}
