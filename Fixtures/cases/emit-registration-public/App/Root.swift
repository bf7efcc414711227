// The module that the generated file belongs to.
import DIRuntime
import Feature

public final class RootComponent: BootstrapComponent {
    public var greeting: String { "hello" }
    public var homeComponent: HomeComponent { HomeComponent(parent: self) }
}

@available(*, deprecated)
public func launch() -> RootComponent {
    App.registerProviderFactories()
    return RootComponent()
}
