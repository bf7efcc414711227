// A library with a screen, its dependency protocol and a theme.
import DIRuntime

public struct Theme {
    public let name: String

    public init(name: String) { self.name = name }
}

public protocol ScreenDependency: Dependency {
    var theme: Theme { get }
}

public final class Screen: Component<ScreenDependency> {
    public var text: String { "screen in \(dependency.theme.name)" }
}

public struct Skin {}
