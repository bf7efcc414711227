import DIRuntime
import Features
import Library

class FirstRoot: BootstrapComponent {
    var name: String { "first" }

    var badgeComponent: BadgeComponent { BadgeComponent(parent: self) }
    var greetingComponent: GreetingComponent { GreetingComponent(parent: self) }
    var stampComponent: StampComponent { StampComponent(parent: self) }
}
