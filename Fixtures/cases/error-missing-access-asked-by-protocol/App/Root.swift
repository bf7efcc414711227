import DIRuntime
import Kit

final class RootComponent: BootstrapComponent {
    var kit: KitComponent { KitComponent(parent: self) }
}
