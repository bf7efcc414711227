// What can be made without arguments is; what cannot is left to whoever writes it.
import DIRuntime

final class Store {
    init() {}
}

struct Rules {
    let limit: Int
    init(limit: Int = 3) { self.limit = limit }
}

final class Service {
    init(name: String) {}
}

final class RootComponent: BootstrapComponent {}

extension RootComponent {
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var store: Store { get }
    var rules: Rules { get }
    var badge: BadgeComponent { get }
}

/// It asks for nothing, so that it may be made anywhere.
final class BadgeComponent: Component<EmptyDependency> {}

final class HomeComponent: Component<HomeDependency> {
    var rulesComponent: RulesComponent { RulesComponent(parent: self) }
}

protocol RulesDependency: Dependency {
    var rules: Rules { get }
}

final class RulesComponent: Component<RulesDependency> {
}
