// Made by Scripts/embed-samples.py of Fixtures/apps/empty.

extension Template {
    static let empty = Template(
        kind: "empty", package: "empty", app: "Starter", iOS: "16.0",
        modules: [
            Module("Starter", .program, in: "Sources/Starter", products: ["DIRuntime"]),
            Module("StarterTests", .tests, in: "Tests/StarterTests", modules: ["Starter"], products: ["DIRuntime"]),
        ],
        packages: [],
        graphs: [Graph("needle.json", output: "Generated/Needle.generated.swift", of: "Starter", hasMocks: true)],
        parts: [Part(in: "", emptyFiles)])

    private static let emptyFiles: [File] = [
        File("Package.swift", #"""
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "empty",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [
        .package(name: "needle-gen", path: "../../..")
    ],
    targets: [
        .executableTarget(
            name: "Starter",
            dependencies: [.product(name: "DIRuntime", package: "needle-gen")],
            plugins: [.plugin(name: "NeedlePlugin", package: "needle-gen")]
        ),
        .testTarget(
            name: "StarterTests",
            dependencies: ["Starter", .product(name: "DIRuntime", package: "needle-gen")]
        ),
    ],
    swiftLanguageModes: [.v6]
)

"""#),
        File("README.md", #"""
# Starter

A graph of two scopes, to begin with: a root that provides a service, and a component that asks for it.

```
swift run
swift test
```

```
RootComponent              clock
└── GreetingComponent      greeting
```

- **A scope is a class.** `GreetingDependency` says what it needs, its properties are what it offers to the scopes below.
- **Each build checks the graph.** Take `clock` away from `RootComponent`, and the build stops at the request, with what
  to write where.
- **A new scope** is a class with a dependency protocol of its own, and a property of its parent that creates it:
  `var settingsComponent: SettingsComponent { SettingsComponent(parent: self) }`.
- **Tests** build one component from a mock of its dependency, or the real graph with some of it replaced.
  `needle-gen mocks needle.json` writes the mocks anew when a dependency has changed.

"""#),
        File("Sources/Starter/App/RootComponent.swift", #"""
import DIRuntime

/// The root of the graph: what it provides, every scope below it may ask for.
final class RootComponent: BootstrapComponent {
    var clock: any WallClock { shared { SystemClock() } }

    var greetingComponent: GreetingComponent { GreetingComponent(parent: self) }
}

"""#),
        File("Sources/Starter/App/StarterApp.swift", #"""
#if canImport(SwiftUI)
import SwiftUI

@main
struct StarterApp: App {
    private let root = RootComponent()

    var body: some Scene {
        WindowGroup { Text(root.greetingComponent.greeting) }
    }
}
#else
@main
struct StarterApp {
    static func main() {
        print(RootComponent().greetingComponent.greeting)
    }
}
#endif

"""#),
        File("Sources/Starter/App/WallClock.swift", #"""
import Foundation

/// What time it is: a service that tests replace.
protocol WallClock: Sendable {
    var hour: Int { get }
}

struct SystemClock: WallClock {
    var hour: Int { Calendar.current.component(.hour, from: Date()) }
}

"""#),
        File("Sources/Starter/Greeting/GreetingComponent.swift", #"""
import DIRuntime

/// What the scope needs from above. Ask for more here, and the build says what is missing.
protocol GreetingDependency: Dependency {
    var clock: any WallClock { get }
}

final class GreetingComponent: Component<GreetingDependency> {
    var greeting: String { dependency.clock.hour < 12 ? "Good morning" : "Good day" }
}

"""#),
        File("Tests/StarterTests/GreetingTests.swift", #"""
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

"""#),
        File("Tests/StarterTests/Mocks.generated.swift", #"""
// needle-gen:generated
// Do not edit: change the protocols and run `needle-gen mocks`.
// swift-format-ignore-file
// swiftlint:disable all

import DIRuntime
@testable import Starter

nonisolated final class GreetingDependencyMock: GreetingDependency {
    init(clock: (any WallClock)? = nil) {
        givenClock = clock
    }

    var clock: any WallClock {
        get {
            needleMockValue(givenClock, "GreetingDependencyMock.clock", "pass 'clock:' to the initialiser or set it first")
        }
        set { givenClock = newValue }
    }
    private var givenClock: (any WallClock)?
}

/// The value that the test gave for a member.
private nonisolated func needleMockValue<Value>(_ given: Value?, _ member: String, _ advice: String) -> Value {
    guard let given else { DIRuntime.MockFailure.end("\(member) was read, but the test gave no value: \(advice)") }
    return given
}
private nonisolated func needleMockValue<Value>(_ given: Value??, _ member: String, _ advice: String) -> Value? {
    if given == nil { DIRuntime.MockFailure.report("\(member) was read, but the test gave no value: \(advice)") }
    return given ?? nil
}
private nonisolated func needleMockValueError(_ member: String, _ advice: String) -> any Swift.Error {
    DIRuntime.MockFailure.error("\(member) was read, but the test gave no value: \(advice)")
}

/// What is done where a member is called for which the test gave no handler.
private nonisolated func needleMockFailure(_ member: String, _ advice: String) -> Never {
    DIRuntime.MockFailure.end("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockError(_ member: String, _ advice: String) -> any Swift.Error {
    DIRuntime.MockFailure.error("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockNone<Value>(_ member: String, _ advice: String) -> Value? {
    DIRuntime.MockFailure.report("\(member) was called, but the test gave no handler: \(advice)")
    return nil
}

/// What a handler returned, as the type that the caller of a generic member wants.
private nonisolated func needleMockResult<Value>(_ returned: Any?, _ handler: String) -> Value {
    if let returned, let value = returned as? Value { return value }
    guard let value = returned as? Value else {
        let found = returned.map { "a value of type \(type(of: $0))" } ?? "nil"
        fatalError("\(handler) returned \(found), but its caller wants the type \(Value.self)")
    }
    return value
}

"""#),
        File("needle.json", #"""
{
    "modules": {"Starter": "Sources/Starter"},
    "output": "Generated/Needle.generated.swift",
    "mocks": {"output": "Tests/StarterTests/Mocks.generated.swift"}
}

"""#),
    ]
}
