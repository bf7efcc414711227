// Literals serve requests for Swift's types, also where the app calls types of its own `Bool`, `Int` and `String`.
import DIRuntime

struct Bool { var isOn = true as Swift.Bool }
enum Int { case one }
struct String { var text = "own" }

protocol EngineDependency: Dependency {
    var isMuted: Swift.Bool { get }
    var voices: Swift.Int { get }
    var title: Swift.String { get }
    var isLooped: Bool { get }
    var name: String { get }
}

final class EngineComponent: Component<EngineDependency> {
    var text: Swift.String {
        "\(dependency.isMuted) \(dependency.voices) \(dependency.title) \(dependency.isLooped.isOn) \(dependency.name.text)"
    }
}

final class RootComponent: BootstrapComponent {
    var isMuted = true
    let (voices, title) = (8, "Mixer")
    let isLooped = Bool()
    var name = String()
    var engine: EngineComponent { EngineComponent(parent: self) }
}
