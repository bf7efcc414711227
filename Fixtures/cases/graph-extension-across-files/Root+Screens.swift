// This file names neither the base class nor a dependency.
extension RootComponent {
    var weatherComponent: WeatherScope {
        WeatherScope(parent: self)
    }
}
