import DIRuntime

public final class RootComponent: BootstrapComponnt {}
