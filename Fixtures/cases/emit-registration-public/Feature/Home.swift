// A public registration function, for apps that call it across modules.
import DIRuntime

public protocol HomeDependency: Dependency {
    var greeting: String { get }
}

public final class HomeComponent: Component<HomeDependency> {
    public var text: String { dependency.greeting }
}
