// A component that is internal in another module cannot be named by the generated file, and neither can its dependency.
import DIRuntime

public final class BillingComponent: Component<EmptyDependency> {
    var taxComponent: TaxComponent { TaxComponent(parent: self) }
}

protocol TaxDependency: Dependency {
    var user: String { get }
}

final class TaxComponent: Component<TaxDependency> {
    var rate: Int { 19 }
}
