// In language mode 5 a protocol is not on the actor of those that it inherits from.
import DIRuntime

@MainActor public protocol Titled: Dependency {
    var title: String { get set }
    func open(_ page: Int) -> Bool
}

public protocol ScreenDependency: Titled {
    var name: String { get }
    func close(_ page: Int) -> Bool
}

public protocol Numbered: AnyObject {
    var number: Int { get }
}

// needle:mock
public protocol NumberedScreen: ScreenDependency, Numbered {}

public final class ScreenComponent: Component<ScreenDependency> {}
