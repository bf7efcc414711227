// What is switched off is no second declaration, and provides nothing.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var name: String { "Ada" }
    #if false
    var name: String { "Bob" }
    var size: Int { 3 }
    #endif
    var home: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var name: String { get }
}

#if false
protocol HomeDependency: Dependency {
    var name: String { get }
    var size: Int { get }
}

final class HomeComponent: Component<HomeDependency> {
    var title: String { "old" }
}
#endif

final class HomeComponent: Component<HomeDependency> {
    var title: String { "home of \(dependency.name)" }
}
