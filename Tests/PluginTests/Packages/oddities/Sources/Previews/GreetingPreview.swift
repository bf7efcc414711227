import Features

/// One component alone, of a mock that the build wrote.
public func previewedGreeting() -> String {
    GreetingComponent(dependency: GreetingDependencyMock(name: "preview")).greeting
}
