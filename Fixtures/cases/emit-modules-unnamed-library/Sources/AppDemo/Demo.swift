// A demo creates a component of its own, in a module above that of the generated file, which cannot import it back.
import AppCore
import DIRuntime
import Profile

extension RootComponent {
    var demoComponent: ProfileComponent { ProfileComponent(parent: self) }
}
