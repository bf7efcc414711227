import DIRuntime

final class RootComponent: BootstrapComponent {}
