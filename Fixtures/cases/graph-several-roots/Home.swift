// Two roots create the same screen: each serves its own.
import DIRuntime

protocol HomeDependency: Dependency {
    var greeting: String { get }
}

final class HomeComponent: Component<HomeDependency> {
    var title: String { dependency.greeting.uppercased() }
}
