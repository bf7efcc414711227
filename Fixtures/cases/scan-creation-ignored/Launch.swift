// Creations that the user marked are no errors: by a comment on the line, or on the line above it.
import DIRuntime

protocol HomeDependency: Dependency { var user: String { get } }

final class HomeComponent: Component<HomeDependency> {
    var text: String { "Home of " + dependency.user }
}

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var home: HomeComponent { HomeComponent(parent: self) }
    func copy(in scope: Scope) -> HomeComponent {
        HomeComponent(parent: scope)  // needle:ignore unlinked-creation
    }
}

func launch(_ root: RootComponent) -> HomeComponent {
    // needle:ignore unlinked-creation
    HomeComponent(parent: root)
}
