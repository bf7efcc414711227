// A component that has neither "Component" nor its protocol "Dependency" in its name.
import DIRuntime

protocol WeatherNeeds: Dependency {
    var network: Network { get }
}

final class WeatherScope: Component<WeatherNeeds> {
}

extension WeatherScope {
    var source: String { "forecast from \(dependency.network.host)" }
}
