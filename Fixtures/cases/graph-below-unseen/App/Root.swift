// Why nothing reaches a component is told once: what it would create is no finding of its own.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var feature: FeatureComponent { FeatureComponent(parent: self) }
    var misspelt: MistComponent { MitsComponent(parent: self) }
    var form: FormComponent { FormComponent(scope: self) }
}

final class MistComponent: Component<EmptyDependency> {
    var below: BelowMistComponent { BelowMistComponent(parent: self) }
}

final class BelowMistComponent: Component<EmptyDependency> {}

final class FormComponent: Component<EmptyDependency> {
    init(scope: Scope?) { super.init(parent: scope ?? RootComponent()) }

    var field: FieldComponent { FieldComponent(parent: self) }
}

final class FieldComponent: Component<EmptyDependency> {}
