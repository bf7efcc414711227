// One forgotten import is told once, by what is created through a typealias of its module as well.
import DIRuntime

final class ToolComponent: Component<EmptyDependency> {
    var first: Devices.Probe { Devices.Probe(parent: self) }
    var second: Devices.Serial.ProbeComponent { Devices.Serial.ProbeComponent(parent: self) }
}
