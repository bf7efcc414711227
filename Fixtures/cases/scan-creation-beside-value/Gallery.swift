// `.init(parent: self)` beside a value: of its type where that is told, else of a class that has no subclasses. The branches
// of `if` and the elements of an array are of the type that the code around tells.
import DIRuntime

protocol FrameDependency: Dependency { var wall: String { get } }

class FrameComponent: Component<FrameDependency> {
    required override init(parent: any Scope) { super.init(parent: parent) }
    var shape: String { "square" + dependency.wall }
}
final class OvalFrameComponent: FrameComponent {
    override var shape: String { "oval" + dependency.wall }
}
final class LampComponent: Component<FrameDependency> {}

final class GalleryComponent: BootstrapComponent {
    var wall: String { "!" }
    var oval: OvalFrameComponent? { nil }
    var frame: FrameComponent? { nil }
    var lamp: LampComponent? { nil }

    func told(_ given: OvalFrameComponent?) -> FrameComponent { given ?? .init(parent: self) }
    func toldByMember() -> FrameComponent {
        let made = oval ?? .init(parent: self)
        return made
    }
    func toldByMembers() -> FrameComponent {
        let made = frame ?? .init(parent: self)
        return made
    }
    func memberOfSubclass() -> FrameComponent { oval ?? .init(parent: self) }
    func memberOfItsClass() -> FrameComponent { self.frame ?? .init(parent: self) }
    var kept: FrameComponent { shared { oval ?? .init(parent: self) } }
    func branch(_ isOval: Bool, _ given: OvalFrameComponent) -> FrameComponent {
        if isOval { given } else { .init(parent: self) }
    }
    func besideNothing(_ isThere: Bool) -> FrameComponent? { isThere ? .init(parent: self) : nil }
    func elements(_ given: OvalFrameComponent) -> [FrameComponent] { [given, .init(parent: self)] }
    func lit(_ isLit: Bool) -> LampComponent { isLit ? lamp ?? .init(parent: self) : .init(parent: self) }
}
