// Below one non-core component, cores higher up serve what their non-core components provide, though these are not on
// the way: a core below a core, with the plug-in of the lower one asking.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var station: StationComponent { shared { StationComponent(parent: self) } }
}

protocol StationExtension: PluginExtension {
    var clock: String { get }
}

final class StationComponent: PluginizedComponent<EmptyDependency, StationExtension, StationNonCoreComponent> {
    var hall: HallComponent { shared { HallComponent(parent: self) } }
}

final class StationNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var clock: String { "clock" }
    var radio: String { "radio" }
}

final class HallComponent: Component<EmptyDependency> {
    var bench: String { "bench" }
    var kiosk: KioskComponent { shared { KioskComponent(parent: self) } }
}

protocol KioskExtension: PluginExtension {
    var papers: String { get }
}

protocol KioskDependency: Dependency {
    var clock: String { get }
}

final class KioskComponent: PluginizedComponent<KioskDependency, KioskExtension, KioskNonCoreComponent> {
    var text: String { "\(pluginExtension.papers) by the \(dependency.clock)" }
}

protocol KioskNonCoreDependency: Dependency {
    var radio: String { get }
    var bench: String { get }
    var clock: String { get }
}

// The station's non-core component stands beside its way up; the radio is no part of the station's extension.
final class KioskNonCoreComponent: NonCoreComponent<KioskNonCoreDependency> {
    var papers: String { "papers on the \(dependency.bench), \(dependency.radio)" }
    var rack: RackComponent { RackComponent(parent: self) }
}

protocol RackDependency: Dependency {
    var radio: String { get }
    var papers: String { get }
}

final class RackComponent: Component<RackDependency> {
    var shelf: ShelfComponent { ShelfComponent(parent: self) }
    var text: String { "\(dependency.papers) in the rack, \(dependency.radio)" }
}

// The same two levels lower, pluginized again.
protocol ShelfExtension: PluginExtension {
    var light: String { get }
}

final class ShelfComponent: PluginizedComponent<RackDependency, ShelfExtension, ShelfNonCoreComponent> {
    var text: String { "\(pluginExtension.light) on \(dependency.papers)" }
}

final class ShelfNonCoreComponent: NonCoreComponent<RackDependency> {
    var light: String { "light with \(dependency.radio)" }
}
