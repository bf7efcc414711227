import DIRuntime

/// What the scope needs from above. Ask for more here, and the build says what is missing.
protocol GreetingDependency: Dependency {
    var clock: any WallClock { get }
}

final class GreetingComponent: Component<GreetingDependency> {
    var greeting: String { dependency.clock.hour < 12 ? "Good morning" : "Good day" }
}
