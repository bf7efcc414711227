import DIRuntime

public final class RootComponent: BootstrapComponent {
    // Told where the app is wired.
    public var screen: ScreenComponent { ScreenComponent(parent: self) }
}
