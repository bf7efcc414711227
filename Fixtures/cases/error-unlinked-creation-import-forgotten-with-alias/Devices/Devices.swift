import DIRuntime

public enum Devices {
    public enum Serial {}
    public typealias Probe = Serial.ProbeComponent
}

extension Devices.Serial {
    public final class ProbeComponent: Component<EmptyDependency> {}
}

public final class BusComponent: Component<EmptyDependency> {}
