// A component that is internal in another module cannot be named by the generated file.
import DIRuntime

public final class BillingComponent: Component<EmptyDependency> {
    var taxComponent: TaxComponent { TaxComponent(parent: self) }
}

final class TaxComponent: Component<EmptyDependency> {
    var rate: Int { 19 }
}
