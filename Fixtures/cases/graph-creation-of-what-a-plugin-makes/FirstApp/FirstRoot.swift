// Another plugin makes this module's 'StampComponent', which the run for the tests does not see; theirs is another one.
import DIRuntime

final class FirstRoot: BootstrapComponent {
    var stampComponent: StampComponent { StampComponent(parent: self) }
}
