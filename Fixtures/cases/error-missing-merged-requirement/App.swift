// Of two equal requirements the stricter one must be met, whichever protocol is named first.
import DIRuntime

protocol ListenDependency: Dependency {
    var volume: Int { get }
    var mood: String { get throws }
}

protocol MixDependency: Dependency {
    var volume: Int { get set }
    var mood: String { get }
}

final class StudioComponent: Component<ListenDependency & MixDependency> {}

final class RootComponent: BootstrapComponent {
    private(set) var volume: Int = 5
    var mood: String { get throws { "calm" } }
    var studioComponent: StudioComponent { StudioComponent(parent: self) }
}
