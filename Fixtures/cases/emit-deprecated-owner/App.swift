// Only the owner is deprecated: the request is not, and the generated file does not warn.
import DIRuntime

final class RootComponent: BootstrapComponent {
    @available(*, deprecated, message: "moves to the account scope")
    var userName: String { "ada" }
    var badgeComponent: BadgeComponent { BadgeComponent(parent: self) }
}

protocol BadgeDependency: Dependency {
    var userName: String { get }
}

final class BadgeComponent: Component<BadgeDependency> {
    var text: String { "badge of \(dependency.userName)" }
}
