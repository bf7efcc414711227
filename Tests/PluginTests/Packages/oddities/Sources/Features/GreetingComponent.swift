import CLibrary
import DIRuntime

public protocol GreetingDependency: Dependency {
    var name: String { get }
}

public final class GreetingComponent: Component<GreetingDependency> {
    public var greeting: String {
        shared { "Hello \(dependency.name), \(CLibrary.answer())" }
    }
}
