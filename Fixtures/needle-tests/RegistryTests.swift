@testable import NeedleFoundation
import XCTest

/// Tests as people write them for Needle: providers are registered under paths, components are made below a bare root.
final class RegistryTests: XCTestCase {
    private let registry = __DependencyProviderRegistry.instance
    private let lampPath = "^->HouseComponent->LampComponent"

    override func setUp() {
        super.setUp()
        registry.registerDependencyProviderFactory(for: "^->HouseComponent") { component in
            return EmptyDependencyProvider(component: component)
        }
    }

    override func tearDown() {
        registry.unregisterDependencyProviderFactory(for: "^->HouseComponent")
        registry.unregisterDependencyProviderFactory(for: lampPath)
        super.tearDown()
    }

    func testTheRegisteredProviderIsTheDependency() {
        let expected = LampDependencyStub(voltage: 230)
        registry.registerDependencyProviderFactory(for: lampPath) { (component: Scope) -> AnyObject in
            return expected
        }
        let lamp = HouseComponent().lampComponent
        XCTAssertTrue(registry.dependencyProvider(for: lamp) === expected)
        XCTAssertTrue(lamp.dependency === expected)
        XCTAssertEqual(lamp.voltage, 230)
        XCTAssertEqual(lamp.path, ["^", "HouseComponent", "LampComponent"])
        XCTAssertTrue(lamp.parent is HouseComponent)
    }

    func testTheFactoryIsGivenTheComponent() {
        var paths: [[String]] = []
        registry.registerDependencyProviderFactory(for: lampPath) { component in
            paths.append(component.path)
            return LampDependencyStub(voltage: 12)
        }
        XCTAssertEqual(HouseComponent().lampComponent.dependency.voltage, 12)
        XCTAssertEqual(paths, [["^", "HouseComponent", "LampComponent"]])
    }

    func testUnregisteredPathsHaveNoFactory() {
        XCTAssertNil(registry.dependencyProviderFactory(for: lampPath))
        registry.registerDependencyProviderFactory(for: lampPath) { _ in LampDependencyStub(voltage: 1) }
        XCTAssertNotNil(registry.dependencyProviderFactory(for: lampPath))
        registry.unregisterDependencyProviderFactory(for: lampPath)
        XCTAssertNil(registry.dependencyProviderFactory(for: lampPath))
    }

    func testSharedInstancesAreBuiltOnce() {
        registry.registerDependencyProviderFactory(for: lampPath) { _ in LampDependencyStub(voltage: 1) }
        let lamp = HouseComponent().lampComponent
        XCTAssertTrue(lamp.bulb === lamp.bulb)
        XCTAssertFalse(lamp.bulb === lamp.spareBulb)
        XCTAssertNil(lamp.shade)
        XCTAssertEqual(lamp.shadeCount, 1)
        XCTAssertNil(lamp.shade)
        XCTAssertEqual(lamp.shadeCount, 1)
    }
}

protocol LampDependency: Dependency {
    var voltage: Int { get }
}

class LampDependencyStub: LampDependency {
    let voltage: Int

    init(voltage: Int) {
        self.voltage = voltage
    }
}

class Bulb {}

class HouseComponent: BootstrapComponent {
    var lampComponent: LampComponent {
        return LampComponent(parent: self)
    }
}

class LampComponent: Component<LampDependency> {
    private(set) var shadeCount = 0

    var bulb: Bulb {
        return shared { Bulb() }
    }

    var spareBulb: Bulb {
        return shared { Bulb() }
    }

    var shade: Bulb? {
        return shared { self.makeShade() }
    }

    private func makeShade() -> Bulb? {
        shadeCount += 1
        return nil
    }
}
