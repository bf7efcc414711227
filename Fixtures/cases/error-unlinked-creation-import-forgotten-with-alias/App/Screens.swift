// The extended component is declared, though not for this file.
import DIRuntime

extension BusComponent {
    var screen: ScreenComponent { ScreenComponent(parent: self) }
}
