// Of `value ?? .init(…)` and `condition ? value : .init(…)` Swift makes what the value is, though the code around tells its
// base class: each is an error, where a subclass could be meant.
import DIRuntime

protocol FrameDependency: Dependency { var wall: String { get } }

class FrameComponent: Component<FrameDependency> {
    required override init(parent: any Scope) { super.init(parent: parent) }
}
final class OvalFrameComponent: FrameComponent {}

final class GalleryComponent: BootstrapComponent {
    var wall: String { "north" }
    var oval: OvalFrameComponent? { nil }
    var frame: FrameComponent? { nil }
    var isOpen: Bool { wall.isEmpty }

    func first() -> FrameComponent { oval ?? frame ?? .init(parent: self) }
    func second(_ given: OvalFrameComponent) -> FrameComponent { isOpen ? given : .init(parent: self) }
    func third(_ given: OvalFrameComponent) -> FrameComponent? { !isOpen ? (.init(parent: self)) : given }
    func all(_ given: OvalFrameComponent) -> [FrameComponent] { isOpen ? [given] : [.init(parent: self)] }
    var kept: FrameComponent { shared { isOpen ? .init(parent: self) : oval ?? .init(parent: self) } }
}
