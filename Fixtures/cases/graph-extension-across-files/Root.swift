// The class itself is empty.
import DIRuntime

final class RootComponent: BootstrapComponent {
}
