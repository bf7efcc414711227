// A component that exists in debug builds only is registered under its condition.
#if DEBUG
import DIRuntime

protocol ConsoleDependency: Dependency {
    var buildNumber: Int { get }
}

final class ConsoleComponent: Component<ConsoleDependency> {
    var prompt: String { "build \(dependency.buildNumber)>" }
}
#endif
