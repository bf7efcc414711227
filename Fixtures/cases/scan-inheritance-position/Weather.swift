// `Dependency` and the component class are found in any position of an inheritance clause.
import DIRuntime

protocol Named { var name: String { get } }

protocol WeatherDependency: AnyObject, Dependency {
    var city: String { get }
}

protocol RadarDependency:
    AnyObject,  // the provider is a class anyway
    Named,
    Dependency
{
    var zoom: Int { get }
}

final class WeatherComponent: Component<WeatherDependency>, CustomStringConvertible, Named {
    var name: String { "Weather" }
    var description: String { name + " in " + dependency.city }
    var radar: RadarComponent { RadarComponent(parent: self) }
}

final class RadarComponent
    : Component<
        RadarDependency
    >, Named
{
    var name: String { "Radar over \(dependency.name) x\(dependency.zoom)" }
}

final class RootComponent: BootstrapComponent, Named {
    var name: String { "Root" }
    var city: String { "Oslo" }
    var zoom: Int { 8 }
    var weather: WeatherComponent { WeatherComponent(parent: self) }
}
