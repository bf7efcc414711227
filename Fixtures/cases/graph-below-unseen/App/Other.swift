import DIRuntime
import Feature

extension RootComponent {
    var hidden: HiddenComponent { HiddenComponent(parent: self) }
}
