// The name of the typealias is misspelt here.
import Core
import DIRuntime

protocol PathDependency: AmbientDependencies {}  // reported here

final class PathComponent: Component<PathDependency> {}

final class RootComponent: BootstrapComponent {
    var log: String { "" }
    let zoom = 3
    let clock = 1
    var map: MapComponent { MapComponent(parent: self) }
    var track: PathComponent { PathComponent(parent: self) }
}
