import DIRuntime
import Testing

@testable import Starter

@Suite struct GreetingTests {
    /// One component alone, from the mock that `needle-gen mocks` wrote.
    @Test(arguments: [(8, "Good morning"), (12, "Good day")])
    func greetsByTheHour(hour: Int, greeting: String) {
        let component = GreetingComponent(dependency: GreetingDependencyMock(clock: FixedClock(hour: hour)))
        #expect(component.greeting == greeting)
    }

    /// The real graph, of which one dependency is replaced.
    @Test func graphHandsTheClockDown() {
        let root = ProviderTable.withOverrides { table in
            table.register(GreetingComponent.self) { _ in GreetingDependencyMock(clock: FixedClock(hour: 7)) }
        } operation: {
            RootComponent()
        }
        #expect(root.greetingComponent.greeting == "Good morning")
        #expect(RootComponent().greetingComponent.dependency.clock is SystemClock)
    }
}

private struct FixedClock: WallClock {
    let hour: Int
}
