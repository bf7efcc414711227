import DIRuntime
import Features
import Library
#if os(iOS)
import PhoneOnly
#endif

class FirstRoot: BootstrapComponent {
    var name: String { "first" }

    var badgeComponent: BadgeComponent { BadgeComponent(parent: self) }
    var greetingComponent: GreetingComponent { GreetingComponent(parent: self) }
    var stampComponent: StampComponent { StampComponent(parent: self) }
    #if os(iOS)
    // Not in a build for this machine, whose plugin is not told of the module.
    var phoneComponent: PhoneComponent { PhoneComponent(parent: self) }
    #endif
}
