protocol HomeDependency: Dependency {
    var user: String { get }
}

final class HomeComponent: Component<HomeDependency> {
    var text: String { "Home of \(dependency.user)" }
    var lampComponent: LampComponent { LampComponent(parent: self) }
}

protocol LampDependency: Dependency {
    var text: String { get }
}

final class LampComponent: BaseComponent<LampDependency> {
    var light: String { "Lamp in \(dependency.text)" }
    var shadeComponent: ShadeComponent { ShadeComponent(parent: self) }
}

protocol ShadeDependency: Dependency {
    var light: String { get }
}

final class ShadeComponent: Scene<ShadeDependency> {
    var colour: String { "Shade of \(dependency.light)" }
}
