import DIRuntime

public final class BillingComponent: Component<EmptyDependency> {
    var tax: TaxComponent { TaxComponent(parent: self) }
}

protocol TaxDependency: Dependency {  // reported here
    var user: String { get }
}

final class TaxComponent: Component<TaxDependency> {}

final class DemoRoot: BootstrapComponent {  // reported here
    var user: String { "Grace" }
    var tax: TaxComponent { TaxComponent(parent: self) }
}

func demo() -> TaxComponent { DemoRoot().tax }
