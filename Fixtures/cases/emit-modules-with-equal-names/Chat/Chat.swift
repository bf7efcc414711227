// Two modules have a HomeComponent, a HomeDependency and a User each.
import DIRuntime

public struct User: Sendable {
    public let nick: String

    public nonisolated init(nick: String) {
        self.nick = nick
    }
}

public protocol HomeDependency: Dependency {
    var user: User { get }
}

public final class HomeComponent: Component<HomeDependency> {
    public var text: String { "chat of \(dependency.user.nick)" }
}
