// Launch code that was written for Needle still compiles: the function is there, deprecated and empty.
import DIRuntime

@available(*, deprecated)
func launch() -> RootComponent {
    registerProviderFactories()
    return RootComponent()
}
