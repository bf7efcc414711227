import DIRuntime
import Devices

final class RootComponent: BootstrapComponent {
    var bus: BusComponent { BusComponent(parent: self) }
    var tool: ToolComponent { ToolComponent(parent: self) }
}

final class ScreenComponent: Component<EmptyDependency> {}
