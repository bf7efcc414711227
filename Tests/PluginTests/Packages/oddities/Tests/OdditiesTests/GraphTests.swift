import DIRuntime
import Features
import Testing

@testable import FirstApp
@testable import SecondApp

/// A graph of the tests' own, over components of the apps.
final class TestRoot: BootstrapComponent {
    var name: String { "test" }

    var greetingComponent: GreetingComponent { GreetingComponent(parent: self) }
}

/// Wired where `FirstRoot` is.
final class RenamedRoot: FirstRoot {
    override var name: String { "renamed" }
}

@Suite struct GraphTests {
    @Test func theGraphsOfBothAppsAndOfTheTestsLiveSideBySide() {
        #expect(FirstRoot().greetingComponent.greeting == "Hello first, 42")
        #expect(SecondRoot().greetingComponent.greeting == "Hello second, 42")
        #expect(TestRoot().greetingComponent.greeting == "Hello test, 42")
    }

    @Test func componentsOfAnotherGeneratorAreWired() {
        #expect(FirstRoot().stampComponent.stamp == "stamped by first")
        #expect(RenamedRoot().stampComponent.stamp == "stamped by renamed")
    }
}
