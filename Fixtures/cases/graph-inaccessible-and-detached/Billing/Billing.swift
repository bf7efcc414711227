// Components that the generated file cannot use, and that nobody creates, or only one that nobody creates: they need
// no place in the table, so they are no errors.
import DIRuntime

public final class BillingComponent: Component<EmptyDependency> {
    public var rate: Int { 19 }
}

final class TaxComponent: Component<TaxDependency> {
    var formComponent: FormComponent { FormComponent(parent: self) }
}

protocol TaxDependency: Dependency {
    var neverProvided: Int { get }
}

final class FormComponent: Component<EmptyDependency> {
}

private final class DraftComponent: Component<EmptyDependency> {
}

/// A root that nothing creates, with what is below it.
final class PreviewRoot: BootstrapComponent {
    var previewComponent: PreviewComponent { PreviewComponent(parent: self) }
}

// needle:ignore detached-component
final class PreviewComponent: Component<EmptyDependency> {
}
