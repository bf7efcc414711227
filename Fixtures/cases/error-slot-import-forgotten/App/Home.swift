// One import is missing: for a request and for two slots.
import DIRuntime

protocol HomeDependency: Dependency {
    var user: User { get }
}

final class HomeComponent: Component<HomeDependency> {
    var tabs: Plugins<Tabs> { plugins() }
    var cards: Plugins<Cards> { plugins() }
}
