import Billing
import DIRuntime

final class RootComponent: BootstrapComponent {
    var formComponent: FormComponent { FormComponent(parent: self) }
}
