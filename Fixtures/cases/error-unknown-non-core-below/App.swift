// What the class that was meant as a non-core component provides is missing for the reason that is told.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var station: StationComponent { StationComponent(parent: self) }
    var cafe: CafeComponent { CafeComponent(parent: self) }
}

protocol StationExtension: PluginExtension {
    var clock: String { get }
}

// It lost its base class.
final class StationComponent: PluginizedComponent<EmptyDependency, StationExtension, StationNonCoreComponent> {
    var kiosk: KioskComponent { KioskComponent(parent: self) }
}

final class StationNonCoreComponent {
    var clock: String { "clock" }
}

extension StationNonCoreComponent {
    var radio: String { "radio" }
}

protocol KioskExtension: PluginExtension {
    var papers: String { get }
}

final class KioskComponent: PluginizedComponent<EmptyDependency, KioskExtension, KioskNonCoreComponent> {}

protocol KioskNonCoreDependency: Dependency {
    var radio: String { get }
}

final class KioskNonCoreComponent: NonCoreComponent<KioskNonCoreDependency> {
    var papers: String { dependency.radio }
}

protocol CafeExtension: PluginExtension {
    var menu: String { get }
}

// It is misspelt.
final class CafeComponent: PluginizedComponent<EmptyDependency, CafeExtension, CafeNonCoreComponen> {
    var bar: BarComponent { BarComponent(parent: self) }
}

final class CafeNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var menu: String { "menu" }
    var cups: Int { 3 }
}

protocol BarExtension: PluginExtension {
    var drinks: Int { get }
}

final class BarComponent: PluginizedComponent<EmptyDependency, BarExtension, BarNonCoreComponent> {}

protocol BarNonCoreDependency: Dependency {
    var cups: Int { get }
    // Nobody has this one, whatever is mended.
    var spoons: Int { get }
}

final class BarNonCoreComponent: NonCoreComponent<BarNonCoreDependency> {
    var drinks: Int { dependency.cups }
}
