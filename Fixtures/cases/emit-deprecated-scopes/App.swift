// What is deprecated is named in deprecated code only, so that nothing warns.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var userName: String { "ada" }
    @available(*, deprecated)
    var profile: ProfileComponent { ProfileComponent(parent: self) }
    @available(*, deprecated)
    var legacy: Legacy.BadgeComponent { Legacy.BadgeComponent(parent: self) }
    @available(*, deprecated)
    var old: OldComponent { OldComponent(parent: self) }
}

@available(*, deprecated, message: "use the account scope")
final class ProfileComponent: Component<ProfileDependency> {
    var avatar: String { "face of \(dependency.userName)" }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol ProfileDependency: Dependency {
    var userName: String { get }
}

@available(*, deprecated)
enum Legacy {
    final class BadgeComponent: Component<ProfileDependency> {}
}

@available(*, deprecated)
protocol OldDependency: Dependency {
    var userName: String { get }
}

@available(*, deprecated)
final class OldComponent: Component<OldDependency> {}

protocol PageDependency: Dependency {
    var avatar: String { get }
}

final class PageComponent: Component<PageDependency> {
    var text: String { dependency.avatar }
}
