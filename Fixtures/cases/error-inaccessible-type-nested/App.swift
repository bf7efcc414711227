// A type is hidden by the one around it: that is what has to change, and a hidden component is told as such alone.
import DIRuntime

private struct Forecast {
    struct Day { var text = "sun" }
}

protocol DayDependency: Dependency {
    var day: Forecast.Day { get }
    var tab: TabsComponent.Tab { get }
}
final class DayComponent: Component<DayDependency> {}

private final class TabsComponent: Component<EmptyDependency> {
    enum Tab { case home, search }
    var tab: Tab { .home }
    var day: Forecast.Day { Forecast.Day() }
    var page: DayComponent { DayComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
    private var tabs: TabsComponent { TabsComponent(parent: self) }
}
