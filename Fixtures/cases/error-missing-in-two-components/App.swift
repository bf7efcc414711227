// Two components with one protocol: the error is said once for each of them.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var rainComponent: RainComponent { RainComponent(parent: self) }
    var windComponent: WindComponent { WindComponent(parent: self) }
}

protocol WeatherDependency: Dependency {
    var stationID: Int { get }
}

final class RainComponent: Component<WeatherDependency> {
    var text: String { "rain at \(dependency.stationID)" }
}

final class WindComponent: Component<WeatherDependency> {
    var text: String { "wind at \(dependency.stationID)" }
}
