// Nothing stands behind the last `=`, and no bracket is closed: somebody is still typing.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let (first, second) =
