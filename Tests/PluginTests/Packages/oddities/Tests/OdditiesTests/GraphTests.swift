import DIRuntime
import Features
import Library
import Previews
import Testing

@testable import FirstApp
@testable import SecondApp

/// A graph of the tests' own, over components of the apps.
final class TestRoot: BootstrapComponent {
    var name: String { "test" }

    var greetingComponent: GreetingComponent { GreetingComponent(parent: self) }
    /// Of the other generator's output in the tests, which has the same name in the first app.
    var stampComponent: StampComponent { StampComponent(parent: self) }
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
        #expect(LibraryRoot().greetingComponent.greeting == "Hello library, 42")
    }

    @Test func componentsOfAnotherGeneratorAreWired() {
        #expect(FirstRoot().stampComponent.stamp == "stamped by first")
        #expect(RenamedRoot().stampComponent.stamp == "stamped by renamed")
        #expect(TestRoot().stampComponent.stamp == "stamped by test")
    }

    /// Nobody ran the tool: the build wrote the mocks.
    @Test func mocksAreWrittenByTheBuild() {
        let mock = GreetingDependencyMock(name: "mock")
        #expect(GreetingComponent(dependency: mock).greeting == "Hello mock, 42")
        #expect(previewedGreeting() == "Hello preview, 42")
    }
}
