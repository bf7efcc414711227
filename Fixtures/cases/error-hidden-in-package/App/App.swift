import DIRuntime
import Home
import HomeInterface

final class RootComponent: BootstrapComponent {
    let layout: Layout = .list
    let zoom = 3
    var home: HomeComponent { HomeComponent(parent: self) }
    var map: MapComponent { MapComponent(parent: self) }
}
