import Auth
import DIRuntime

final class RootComponent: BootstrapComponent {
    var user: User { fatalError("no user yet") }  // reported here
    var session: Auth.Session { fatalError("no session yet") }
    var home: HomeComponent { HomeComponent(parent: self) }
    var sessionComponent: SessionComponent { SessionComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var user: Auth.User { get }
    var session: Session { get }
}

final class HomeComponent: Component<HomeDependency> {}
