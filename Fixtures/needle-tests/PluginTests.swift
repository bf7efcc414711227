@testable import NeedleFoundation
import XCTest

/// A pluginized component whose providers and plug-ins are registered by hand.
final class PluginTests: XCTestCase {
    override func setUp() {
        super.setUp()
        let gardenPath = "^->BootstrapComponent->GardenComponent"
        for path in [gardenPath, gardenPath + "->ShedComponent"] {
            __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: path) { component in
                return EmptyDependencyProvider(component: component)
            }
        }
        __PluginExtensionProviderRegistry.instance.registerPluginExtensionProviderFactory(for: "GardenComponent") {
            pluginizedComponent in
            return GardenPluginsStub()
        }
    }

    func testPluginsComeFromTheRegistry() {
        let garden = GardenComponent()
        XCTAssertTrue(garden.pluginExtension is GardenPluginsStub)
        XCTAssertTrue(garden.nonCoreComponent is ShedComponent)
        XCTAssertTrue(
            __PluginExtensionProviderRegistry.instance.pluginExtensionProvider(for: garden) is GardenPluginsStub)
    }

    func testTheNonCoreComponentFollowsTheLifecycle() {
        let garden = GardenComponent()
        let lifecycle = LifecycleStub()
        let nonCoreComponent: ShedComponent? = garden.nonCoreComponent as? ShedComponent
        let shed = nonCoreComponent!
        garden.bind(to: lifecycle)
        XCTAssertEqual([shed.activeCount, shed.inactiveCount], [0, 0])
        lifecycle.observer!(.active)
        XCTAssertEqual([shed.activeCount, shed.inactiveCount], [1, 0])
        lifecycle.observer!(.inactive)
        XCTAssertEqual([shed.activeCount, shed.inactiveCount], [1, 1])
    }

    func testTheNonCoreComponentIsReleased() {
        let garden = GardenComponent()
        let lifecycle = LifecycleStub()
        var releaseCount = 0
        (garden.nonCoreComponent as? ShedComponent)?.releaseHandler = { releaseCount += 1 }
        garden.bind(to: lifecycle)
        XCTAssertEqual(releaseCount, 0)
        lifecycle.observer!(.deinit)
        XCTAssertEqual(releaseCount, 1)
    }
}

protocol GardenPlugins: PluginExtension {}

class GardenPluginsStub: GardenPlugins {}

class ShedComponent: NonCoreComponent<EmptyDependency> {
    var activeCount = 0
    var inactiveCount = 0
    var releaseHandler: (() -> Void)?

    override func scopeDidBecomeActive() {
        activeCount += 1
    }

    override func scopeDidBecomeInactive() {
        inactiveCount += 1
    }

    deinit {
        releaseHandler?()
    }
}

class GardenComponent: PluginizedComponent<EmptyDependency, GardenPlugins, ShedComponent> {
    init() {
        super.init(parent: BootstrapComponent())
    }
}

class LifecycleStub: PluginizedScopeLifecycleObservable {
    var observer: ((PluginizedScopeLifecycle) -> Void)?

    func observe(_ observer: @escaping (PluginizedScopeLifecycle) -> Void) -> ObserverDisposable {
        self.observer = observer
        return DisposableStub()
    }
}

class DisposableStub: ObserverDisposable {
    func dispose() {}
}
