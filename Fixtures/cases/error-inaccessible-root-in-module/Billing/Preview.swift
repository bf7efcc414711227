// A root that the generated file cannot use is an error as soon as any file creates it.
import DIRuntime

final class PreviewRoot: BootstrapComponent {
    var formComponent: FormComponent { FormComponent(parent: self) }
}

public final class FormComponent: Component<EmptyDependency> {
}
