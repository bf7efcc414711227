// A { get set } request writes through to the owner.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var volume = 5
    var muted: Bool = false
    var track: String {
        get { tracks.last ?? "silence" }
        set { tracks.append(newValue) }
    }
    private var tracks: [String] = []
    var mixerComponent: MixerComponent { MixerComponent(parent: self) }
}

protocol MixerDependency: Dependency {
    var volume: Int { get set }
    var muted: Bool { get }
    var track: String { get set }
}

final class MixerComponent: Component<MixerDependency> {
    func louder() {
        dependency.volume += 2
        dependency.track = "Toccata"
    }

    var text: String { "\(dependency.track) at \(dependency.volume), muted: \(dependency.muted)" }
}
