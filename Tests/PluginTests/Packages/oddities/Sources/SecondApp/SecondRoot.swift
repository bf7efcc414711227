import DIRuntime
import Features

final class SecondRoot: BootstrapComponent {
    var name: String { "second" }

    var greetingComponent: GreetingComponent { GreetingComponent(parent: self) }
}
