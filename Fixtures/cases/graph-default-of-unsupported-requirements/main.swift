// What no scope can provide needs none where an extension of the protocol implements it.
import DIRuntime

protocol ThemeDependency: Dependency {
    static var version: Int { get }
    init?(name: String)
    var again: Self { get }
    var name: String { get }
    func mix(_ shades: Int...) -> Int
    func isSame(as other: Self) -> Bool
}

extension ThemeDependency {
    static var version: Int { 2 }
    init?(name: String) { return nil }
    var again: Self { self }
    func mix(_ shades: Int...) -> Int { shades.reduce(0, +) }
    func isSame(as other: Self) -> Bool { self === other }
}

final class ThemeComponent: Component<ThemeDependency> {
    var text: String { "\(dependency.again.name) \(type(of: dependency).version) \(dependency.mix(1, 2))" }
}

final class RootComponent: BootstrapComponent {
    var name: String { "dark" }
    var theme: ThemeComponent { ThemeComponent(parent: self) }
}
print(RootComponent().theme.text)
