// One member is internal in its module: one finding, at the member, for all that request it.
import DIRuntime

public protocol Display: AnyObject {
    func show(_ text: String)
}

public final class CoreComponent: Component<EmptyDependency> {
    let display: any Display

    public init(parent: any Scope, display: any Display) {
        self.display = display
        super.init(parent: parent)
    }
}
