import Kit

protocol LampDependency: Dependency {
    var text: String { get }
}

final class LampComponent: BaseComponent<LampDependency> {
    var light: String { "Lamp in \(dependency.text)" }
}
