import DIRuntime

// One mistake, however many modules extend it.
private final class RootComponent: BootstrapComponent {}
