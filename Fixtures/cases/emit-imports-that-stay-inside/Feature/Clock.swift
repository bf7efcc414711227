// Of these imports, what a public protocol asks for can only come from the public one.
public import DIRuntime
public import Dispatch
internal import Storage

public protocol ClockDependency: Dependency {
    var start: DispatchTime { get }
}

public final class ClockComponent: Component<ClockDependency> {
    public var text: String { "\(dependency.start.rawValue) \(Rows().count)" }
}
