import DIRuntime
import Features
import Library
#if os(iOS)
import PhoneOnly
#endif
#if Confetti
import Fancy
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
    #if Confetti
    // Its whole package is not there without the trait.
    var confetti: ConfettiComponent { ConfettiComponent(parent: self) }
    #endif
}
