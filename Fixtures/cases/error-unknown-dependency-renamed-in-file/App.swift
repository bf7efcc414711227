// A protocol has a new name where it is declared only: the one of the file that no component asks for is meant.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var name: String { "Ada" }
    var ship: ShipComponent { ShipComponent(parent: self) }
}
