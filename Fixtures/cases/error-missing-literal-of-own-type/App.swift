// A literal is of the type of Swift, also where the app has one of its name; what its own makes is of that.
import DIRuntime

struct Bool {
    let isOn: Swift.Bool
    init(_ isOn: Swift.Bool) { self.isOn = isOn }
}

protocol EngineDependency: Dependency {
    var isMuted: Bool { get }
    var isLooped: Bool { get }
    var isPaused: Swift.Bool { get }
    var state: (Int, Bool) { get }
}

final class EngineComponent: Component<EngineDependency> {}

final class RootComponent: BootstrapComponent {
    var isMuted = true
    let isLooped = Bool(true)
    var isPaused = false
    let state = (1, true)
    var engine: EngineComponent { EngineComponent(parent: self) }
}
