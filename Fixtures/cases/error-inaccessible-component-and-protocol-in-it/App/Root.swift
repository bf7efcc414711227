import DIRuntime
import Devices

final class RootComponent: BootstrapComponent {
    var tool: ToolComponent { ToolComponent(parent: self) }
}
