import DIRuntime
import Features

class FirstRoot: BootstrapComponent {
    var name: String { "first" }

    var greetingComponent: GreetingComponent { GreetingComponent(parent: self) }
    var stampComponent: StampComponent { StampComponent(parent: self) }
}
