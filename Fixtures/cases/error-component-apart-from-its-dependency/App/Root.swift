import DIRuntime
import Rooms

final class RootComponent: BootstrapComponent {
    var room: RoomComponent { RoomComponent(parent: self) }
}
