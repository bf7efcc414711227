// What no scope can provide needs none where an extension of the dependency implements it, though another protocol has it.
import DIRuntime

protocol Versioned {
    static var version: Int { get }
    func mix(_ shades: Int...) -> Int
}

protocol ThemeDependency: Dependency, Versioned {
    var name: String { get }
}

extension ThemeDependency {
    static var version: Int { 2 }
    func mix(_ shades: Int...) -> Int { shades.reduce(0, +) }
}

final class ThemeComponent: Component<ThemeDependency> {
    var text: String { "\(dependency.name) \(type(of: dependency).version) \(dependency.mix(1, 2))" }
}

final class RootComponent: BootstrapComponent {
    var name: String { "dark" }
    var theme: ThemeComponent { ThemeComponent(parent: self) }
}
print(RootComponent().theme.text)
