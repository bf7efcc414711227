import DIRuntime
import DIRuntimeNeedleCompatibility
import Testing

// The registry is one for the process, so these tests run one after the other and use classes of their own.
@Suite("Tests written for NeedleFoundation", .serialized)
struct NeedleCompatibilityTests {
    private let oldTests: any OldTests = DeprecatedTests()

    @Test("a provider registered for a path serves the component at that path")
    func registered() { oldTests.registered() }

    @Test("a path is built from classes, and gives back what was registered before")
    func mockPath() { oldTests.mockPath() }

    @Test("a registration goes before the generated provider, for roots that are created after it")
    func beforeGenerated() { oldTests.beforeGenerated() }

    @Test("a plug-in extension is registered by the name of its core component")
    func pluginExtension() { oldTests.pluginExtension() }

    #if compiler(>=6.2)
    @Test("a registered provider of a wrong type is named")
    func wrongType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let oldTests: any OldTests = DeprecatedTests()
            oldTests.registerWrongType()
            _ = OldRootComponent().child
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("^->OldRootComponent->OldComponent"))
        #expect(message.contains("is a DIRuntime.EmptyDependencyProvider, which is no DIRuntimeTests.OldDependency"))
    }
    #endif
}

/// The tests' bodies, behind a protocol: the shim is deprecated, and a use of it would warn.
private protocol OldTests: Sendable {
    func registered()
    func mockPath()
    func beforeGenerated()
    func pluginExtension()
    func registerWrongType()
}

private struct DeprecatedTests: OldTests {
    @available(*, deprecated)
    func registered() {
        let registry = __DependencyProviderRegistry.instance
        let path = "^->OldRootComponent->OldComponent"
        #expect(registry.dependencyProviderFactory(for: path) == nil)
        registry.registerDependencyProviderFactory(for: path) { component in
            OldDependencyProvider(component.path.joined(separator: "/"))
        }
        #expect(registry.dependencyProviderFactory(for: path) != nil)
        let component = OldRootComponent().child
        #expect(component.dependency.name == "^/OldRootComponent/OldComponent")
        #expect(component.name == component.dependency.name)
        registry.unregisterDependencyProviderFactory(for: path)
        #expect(registry.dependencyProviderFactory(for: path) == nil)
    }

    @available(*, deprecated)
    func mockPath() {
        let path = mockComponentPathBuilder().extendPath(to: OldRootComponent.self).extendPath(to: OldComponent.self)
        let (outer, inner) = (path.build(), path.build())
        outer.register(dependencyProvider: OldDependencyProvider("outer"))
        inner.register(dependencyProvider: OldDependencyProvider("inner"))
        #expect(OldRootComponent().child.name == "inner")
        inner.unregister()
        #expect(OldRootComponent().child.name == "outer")
        inner.unregister()
        #expect(OldComponent(parent: OldStandIn()).name == "outer")
        outer.register(dependencyProvider: OldDependencyProvider("again"))
        #expect(OldRootComponent().child.name == "again")
        let registry = __DependencyProviderRegistry.instance
        outer.unregister()
        #expect(registry.dependencyProviderFactory(for: "^->OldRootComponent->OldComponent") == nil)
        outer.unregister()
        #expect(registry.dependencyProviderFactory(for: "^->OldRootComponent->OldComponent") == nil)
    }

    @available(*, deprecated)
    func beforeGenerated() {
        let path = mockComponentPathBuilder().extendPath(to: NewRootComponent.self).extendPath(to: OldComponent.self)
            .build()
        let before = NewRootComponent()
        path.register(dependencyProvider: OldDependencyProvider("registered"))
        #expect(before.child.name == "generated")
        #expect(NewRootComponent().child.name == "registered")
        path.unregister()
        #expect(NewRootComponent().child.name == "generated")
    }

    @available(*, deprecated)
    func pluginExtension() {
        let registry = __PluginExtensionProviderRegistry.instance
        registry.registerPluginExtensionProviderFactory(for: "OldCoreComponent") { _ in OldExtensionProvider() }
        defer { registry.unregisterPluginExtensionProviderFactory(for: "OldCoreComponent") }
        let core = OldCoreComponent(parent: OldRootComponent())
        #expect(core.pluginExtension.answer == 42)
    }

    @available(*, deprecated)
    func registerWrongType() {
        mockComponentPathBuilder().extendPath(to: OldRootComponent.self).extendPath(to: OldComponent.self).build()
            .register(dependencyProvider: EmptyDependencyProvider())
    }
}

protocol OldDependency: Dependency {
    var name: String { get }
}
protocol OldExtension: PluginExtension {
    var answer: Int { get }
}
/// A parent as tests for NeedleFoundation write it: only the path is right.
final class OldStandIn: Scope {
    var path: [String] { ["^", "OldRootComponent"] }
    var parent: Scope { fatalError("a stand-in has no parent") }
}
final class OldRootComponent: BootstrapComponent {
    var child: OldComponent { OldComponent(parent: self) }
}
final class OldComponent: Component<OldDependency> {}
final class OldNonCoreComponent: NonCoreComponent<EmptyDependency> {}
final class OldCoreComponent: PluginizedComponent<EmptyDependency, OldExtension, OldNonCoreComponent> {}
final class OldDependencyProvider: OldDependency, Sendable {
    let name: String
    init(_ name: String) { self.name = name }
}
final class OldExtensionProvider: OldExtension {
    let answer = 42
}

final class NewRootComponent: BootstrapComponent, GraphRoot {
    static let providers = ProviderTable { table in
        table.register(OldComponent.self) { _ in OldDependencyProvider("generated") }
    }
    var child: OldComponent { OldComponent(parent: self) }
}
