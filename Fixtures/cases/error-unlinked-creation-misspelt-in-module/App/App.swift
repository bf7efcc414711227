// The module may stand before a misspelt name.
import DIRuntime
import Talk

final class RootComponent: BootstrapComponent {
    var topic: String { "Swift" }
    func open() {
        _ = Talk.RomComponent(parent: self)
        _ = Talk.CalComponent(parent: self)
    }
}
