// The class was renamed, and its extensions were not.
import DIRuntime

protocol RoomDependency: Dependency { var light: Int { get } }

final class RoomComponent: Component<RoomDependency> {}
final class StoreComponent: Component<RoomDependency> {}

final class MuseumsComponent: BootstrapComponent {
    var light: Int { 40 }
}
