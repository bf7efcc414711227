import DIRuntime
import Pen

public protocol TabletDependency: Dependency {
    var owner: String { get }
}

public final class TabletComponent: Component<TabletDependency> {
    public var label: String { "tablet of \(dependency.owner)" }
    public var pen: PenComponent { PenComponent(parent: self) }
}
