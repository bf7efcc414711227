// It was 'RootComponent', as the extension says still.
import DIRuntime

final class RootScope: BootstrapComponent {}
