// The generated file belongs to this module.
import Core
import DIRuntime

final class RootComponent: BootstrapComponent {
    var cardComponent: CardComponent { CardComponent(parent: self) }
}
