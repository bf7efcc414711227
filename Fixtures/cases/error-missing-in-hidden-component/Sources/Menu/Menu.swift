import DIRuntime

public struct User {
    let name: String

    public init(name: String) { self.name = name }
}

public protocol MenuDependency: Dependency {
    var user: User { get }
}

public final class MenuComponent: Component<MenuDependency> {
    var greeting: String { dependency.user.name }
    var settings: SettingsComponent { SettingsComponent(parent: self) }
    var help: HelpComponent { HelpComponent(parent: self) }
}
