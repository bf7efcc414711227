// Accessors with attributes, and init accessors, are read like any others.
import DIRuntime

protocol PlayerDependency: Dependency {
    var level: Int { get throws }
    var volume: Int { get set }
    var theme: String { get set }
}

final class PlayerComponent: Component<PlayerDependency> {
    func text() throws -> String {
        dependency.volume += 1
        dependency.theme += "er"
        return try "\(dependency.level) \(dependency.volume) \(dependency.theme)"
    }
}

final class RootComponent: BootstrapComponent {
    private var storedVolume: Int = 5
    private var storedTheme: String

    var level: Int { @inline(__always) get throws { 1 } }
    var volume: Int {
        @inline(__always) get { storedVolume }
        @inline(__always) set { storedVolume = newValue }
    }
    var theme: String {
        @storageRestrictions(initializes: storedTheme)
        init(initial) { storedTheme = initial }
        get { storedTheme }
        set { storedTheme = newValue }
    }
    var playerComponent: PlayerComponent { PlayerComponent(parent: self) }

    override init() {
        theme = "dark"
        super.init()
    }
}
