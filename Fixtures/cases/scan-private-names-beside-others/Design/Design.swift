import DIRuntime

public struct Theme: Sendable {
    public let name = "dark"

    public init() {}
}

public struct Tracker: Sendable {
    public let count = 3

    public init() {}
}

public enum Layout {
    public struct Grid: Sendable {
        public let columns = 4

        public init() {}
    }
}

public protocol BadgeDependency: Dependency {
    var theme: Theme { get }
}

public final class BadgeComponent: Component<BadgeDependency> {
    public var label: String { "badge in \(dependency.theme.name)" }
}
