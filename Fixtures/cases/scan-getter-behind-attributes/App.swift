// The code of a getter is what stands behind its 'get', whatever stands before that: attributes, modifiers, the setter.
import DIRuntime

protocol PlayerDependency: Dependency {
    var volume: Int { get }
    var speed: Int { get }
    var balance: Int { get throws(PlayerError) }
}

enum PlayerError: Error {
    case silent
}

final class PlayerComponent: Component<PlayerDependency> {
    func text() -> String { "\(dependency.volume) \(dependency.speed) \((try? dependency.balance) ?? -1)" }
}

final class RootComponent: BootstrapComponent {
    private var stored = 1

    var volume: Int {
        @inline(__always) get { stored }
        set { stored = min(loudest, newValue) }
    }
    var loudest: Int { volume * 10 }

    var speed: Int {
        set { stored = min(fastest, newValue) }
        get { 2 + borrowing }
    }
    var fastest: Int { speed * 10 }

    // A name, and no modifier.
    var borrowing: Int { 3 }
    var twice: Int { borrowing + borrowing }

    var balance: Int {
        @inline(never)
        get throws(PlayerError) {
            if twice == 0 { throw .silent }
            return twice
        }
    }

    var measured = 0 {
        @inline(never) didSet { stored = largest }
    }
    var largest: Int { measured }

    var player: PlayerComponent { PlayerComponent(parent: self) }
}
