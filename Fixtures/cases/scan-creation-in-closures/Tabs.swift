// Creations stand in closures: stored, lazily evaluated, nested, trailing, and in a local function.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let title = "Tabs"
    lazy var makeHome: () -> HomeComponent = { [unowned self] in HomeComponent(parent: self) }
    lazy var settings: SettingsComponent = {
        let settings = SettingsComponent(parent: self)
        return settings
    }()
    var searches: [SearchComponent] {
        (0..<2).map { _ in { SearchComponent(parent: self) }() }
    }
    func open() -> HelpComponent {
        func build() -> HelpComponent { HelpComponent(parent: self) }
        return build()
    }
}

protocol TabDependency: Dependency { var title: String { get } }

final class HomeComponent: Component<TabDependency> {}
final class SettingsComponent: Component<TabDependency> {}
final class SearchComponent: Component<TabDependency> {}
final class HelpComponent: Component<TabDependency> {}
