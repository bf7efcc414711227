import DIRuntime

struct User {}
struct Cart {}
struct Badge {}

final class RootComponent: BootstrapComponent {
    var session: SessionComponent { SessionComponent(parent: self) }
    /// It stood in the session.
    var home: HomeComponent { HomeComponent(parent: self) }
    /// The session creates it as well, which is right.
    var profile: ProfileComponent { ProfileComponent(parent: self) }

    /// That another screen has a title, too, says nothing.
    var help: HelpComponent { HelpComponent(parent: self) }
}

final class SessionComponent: Component<EmptyDependency> {
    var user: User { User() }
    var cart: Cart { Cart() }
    var badge: Badge { Badge() }
    var title: String { "Session" }
    var count: Int { 1 }
    var pages: Int { 2 }
    var profile: ProfileComponent { ProfileComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var user: User { get }
}

final class HomeComponent: Component<HomeDependency> {
    var basket: BasketComponent { BasketComponent(parent: self) }
}

protocol BasketDependency: Dependency {
    var cart: Cart { get }
}

final class BasketComponent: Component<BasketDependency> {}

protocol ProfileDependency: Dependency {
    var badge: Badge { get }
    var pages: Int { get }
}

final class ProfileComponent: Component<ProfileDependency> {}

protocol HelpDependency: Dependency {
    var title: String { get }
    var count: Int { get }
}

final class HelpComponent: Component<HelpDependency> {}
