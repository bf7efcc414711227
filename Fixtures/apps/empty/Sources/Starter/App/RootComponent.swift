import DIRuntime

/// The root of the graph: what it provides, every scope below it may ask for.
final class RootComponent: BootstrapComponent {
    var clock: any WallClock { shared { SystemClock() } }

    var greetingComponent: GreetingComponent { GreetingComponent(parent: self) }
}
