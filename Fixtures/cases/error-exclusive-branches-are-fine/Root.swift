// The root serves both.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var realPath: String { "/var/store" }
    var fakePath: String { "/tmp/store" }
    var storeComponent: StoreComponent { StoreComponent(parent: self) }
}
