@testable import NeedleFoundation
@testable import NeedleFoundationTest
import XCTest

/// Paths that are built from classes, and given back.
final class PathTests: XCTestCase {
    class RoomComponent: Component<EmptyDependency> {}
    class DeskComponent: RoomComponent {}
    class RoomDependencyStub: EmptyDependency {}

    private let rootPath = mockComponentPathBuilder()
        .extendPath(to: BootstrapComponent.self)
        .build()

    override func setUp() {
        super.setUp()
        rootPath.register(dependencyProvider: RoomDependencyStub())
    }

    override func tearDown() {
        super.tearDown()
        rootPath.unregister()
    }

    private func roomPath() -> MockComponentPath {
        return mockComponentPathBuilder()
            .extendPath(to: BootstrapComponent.self)
            .extendPath(to: RoomComponent.self)
            .build()
    }

    private func deskPath() -> MockComponentPath {
        return mockComponentPathBuilder()
            .extendPath(to: BootstrapComponent.self)
            .extendPath(to: RoomComponent.self)
            .extendPath(to: DeskComponent.self)
            .build()
    }

    func testEachPathHasItsProvider() {
        let (room, desk) = (RoomDependencyStub(), RoomDependencyStub())
        let (roomPath, deskPath) = (self.roomPath(), self.deskPath())
        roomPath.register(dependencyProvider: room)
        deskPath.register(dependencyProvider: desk)
        defer {
            roomPath.unregister()
            deskPath.unregister()
        }
        let roomComponent = RoomComponent(parent: BootstrapComponent())
        let deskComponent = DeskComponent(parent: roomComponent)
        XCTAssertTrue(roomComponent.dependency === room)
        XCTAssertTrue(deskComponent.dependency === desk)
    }

    func testUnregisterGivesBackWhatWasThereBefore() {
        let (outer, inner) = (RoomDependencyStub(), RoomDependencyStub())
        let (outerPath, innerPath) = (roomPath(), roomPath())
        outerPath.register(dependencyProvider: outer)
        innerPath.register(dependencyProvider: inner)
        XCTAssertTrue(RoomComponent(parent: BootstrapComponent()).dependency === inner)
        innerPath.unregister()
        XCTAssertTrue(RoomComponent(parent: BootstrapComponent()).dependency === outer)
        innerPath.unregister()
        XCTAssertTrue(RoomComponent(parent: BootstrapComponent()).dependency === outer)
        outerPath.unregister()
    }

    func testUnregisterWithoutRegistrationChangesNothing() {
        let provider = RoomDependencyStub()
        let (path, other) = (roomPath(), roomPath())
        path.register(dependencyProvider: provider)
        other.unregister()
        XCTAssertTrue(RoomComponent(parent: BootstrapComponent()).dependency === provider)
        path.unregister()
    }
}
