// Half typed code is the finding, and not what a reader would make of the rest.
import DIRuntime

protocol PlatformDependency: Dependency {
    var length: Int { get }
    var name: String { get }
}

final class PlatformComponent: Component<PlatformDependency> {}

final class StationComponent: BootstrapComponent {
    var size: (width: Int, height: Int = (1, 2)
    var length: Int { 200 }
    var name: String { "Main" }
    var platform: PlatformComponent { PlatformComponent(parent: self) }
}
