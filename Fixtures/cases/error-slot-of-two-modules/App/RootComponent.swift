import Core
import DIRuntime

final class RootComponent: BootstrapComponent {
    var cards: Plugins<Cards> { plugins() }
}
