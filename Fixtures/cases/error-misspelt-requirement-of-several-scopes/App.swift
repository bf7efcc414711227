// One requirement that several members nearly serve is misspelt itself, once; two that are written alike are two mistakes.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var guest: GuestComponent { GuestComponent(parent: self) }
    var member: MemberComponent { MemberComponent(parent: self) }
}

final class GuestComponent: Component<EmptyDependency> {
    let userName = "guest"  // reported here
    let sessionID = 1  // reported here
    var profile: GuestProfileComponent { GuestProfileComponent(parent: self) }
}

final class MemberComponent: Component<EmptyDependency> {
    let userName = "member"
    let sessionID = 2  // reported here
    var profile: MemberProfileComponent { MemberProfileComponent(parent: self) }
}

protocol ProfileDependency: Dependency {
    var username: String { get }
}

protocol GuestProfileDependency: ProfileDependency {
    var sessionId: Int { get }
}

protocol MemberProfileDependency: ProfileDependency {
    var sessionId: Int { get }
}

final class GuestProfileComponent: Component<GuestProfileDependency> {
    var title: String { "\(dependency.username) \(dependency.sessionId)" }
}

final class MemberProfileComponent: Component<MemberProfileDependency> {
    var title: String { "\(dependency.username) \(dependency.sessionId)" }
}
