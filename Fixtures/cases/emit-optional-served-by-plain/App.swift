// A request for `T?` is served by `T`, by `T?` and by `Optional<T>`; the nearest of them wins.
import DIRuntime

struct User {
    let name: String
}

final class RootComponent: BootstrapComponent {
    var user: User? { nil }
    var locale: Optional<String> { "en" }
    var retryCount: Int { 3 }
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
    var loggedInComponent: LoggedInComponent { LoggedInComponent(parent: self) }
}

final class LoggedInComponent: Component<EmptyDependency> {
    var user: User { User(name: "Ada") }
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var user: User? { get }
    var locale: String? { get }
    var retryCount: Int? { get }
}

final class HomeComponent: Component<HomeDependency> {
    var text: String {
        "\(dependency.user?.name ?? "guest") \(dependency.locale ?? "-") \(dependency.retryCount ?? 0)"
    }
}
