// Nobody names modules; the file lies in a folder of the module's name.
import DIRuntime

public protocol HomeDependency: Dependency {
    var title: String { get }
}

public final class HomeComponent: Component<HomeDependency> {
    public var text: String { dependency.title }
}
