// A class has the name of its module, and is found in its place: what the other module has as well, only '::' can name.
import DIRuntime

public final class Chat: Sendable {
    public nonisolated init() {}
}

/// Hides nothing in other modules.
enum Feed {}

public struct User: Sendable {
    public let nick: String

    public nonisolated init(nick: String) {
        self.nick = nick
    }
}

public enum Outer {
    public struct Mark: Sendable {
        public nonisolated init() {}
    }
}

/// Of the name of an internal type in the other module.
public struct Style: Sendable {
    public let name: String

    public nonisolated init(name: String) {
        self.name = name
    }
}

public protocol HomeDependency: Dependency {
    var user: User { get }
    var chat: Chat { get }
    var mark: Outer.Mark { get }
    var style: Style { get }
}

public final class HomeComponent: Component<HomeDependency> {
    public var text: String { "chat of \(dependency.user.nick) in \(dependency.style.name), \(dependency.mark)" }
}

public final class Lobby: BootstrapComponent {}
