import DIRuntime

public final class WidgetRoot: BootstrapComponent {
    public override init() {
        super.init()
    }

    public var zone: String { "CET" }

    public var clock: ClockComponent { ClockComponent(parent: self) }
}

public protocol ClockDependency: Dependency {
    var zone: String { get }
}

public final class ClockComponent: Component<ClockDependency> {
    public var text: String { "noon \(dependency.zone)" }
}

/// Only tests of this module create it.
public final class PreviewComponent: Component<ClockDependency> {}
