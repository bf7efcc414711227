// The generated file must name the protocol, whoever may name the component.
import DIRuntime

protocol HomeDependency: Dependency {
    var title: String { get }
}

public class HomeComponent: Component<HomeDependency> {
}
