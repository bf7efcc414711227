import DIRuntime

public final class TourRoot: BootstrapComponent {
    public let owner: String = "Ada"
    public var step: StepComponent { StepComponent(parent: self) }
}

public protocol StepDependency: Dependency {
    var owner: String { get }
}

public final class StepComponent: Component<StepDependency> {
    public var label: String { "step of \(dependency.owner)" }
}
