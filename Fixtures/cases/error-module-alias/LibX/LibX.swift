// Here 'Core' is what the app calls 'XCore'.
public import Core
public import DIRuntime

public protocol XDependency: Dependency {
    var session: Session { get }
    var clock: Core.Clock { get }
    var ticket: Ticket { get }
    var tickets: [Core.Ticket] { get }
}

public final class XComponent: Component<XDependency> {}
