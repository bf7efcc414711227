import DIRuntime

/// The root stands in the lowest module, so that each feature can offer its services in an extension of it.
public final class RootComponent: BootstrapComponent {
    public let display: any Display

    public init(display: any Display) {
        self.display = display
        super.init()
    }
}
