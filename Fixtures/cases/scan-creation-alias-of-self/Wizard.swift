// A `let` in the same body names `self`; a creation with that name as its parent is linked.
import DIRuntime

protocol StepDependency: Dependency { var goal: String { get } }

final class NameStepComponent: Component<StepDependency> {}
final class MailStepComponent: Component<StepDependency> {}

final class RootComponent: BootstrapComponent {
    var goal: String { "sign up" }
    var nameStep: NameStepComponent {
        let scope = self
        return NameStepComponent(parent: scope)
    }
    func mailStep() -> MailStepComponent {
        let scope: Scope = self
        let make = { MailStepComponent(parent: scope) }
        return make()
    }
}
