// A wrong parent that reads itself, and a creation that may be of any component: each is told once.
import DIRuntime

protocol LogDependency: Dependency {
    var level: Int { get }
}

final class LogComponent: Component<LogDependency> {
    var text: String { "\(dependency.level)" }
}

final class FilterComponent: Component<LogDependency> {
    var text: String { "\(dependency.level)" }
}

final class RootComponent: BootstrapComponent {
    let level = 1

    var log: LogComponent { LogComponent(parent: log) }

    func make<Made: Component<LogDependency>>(_ type: Made.Type) -> Made { Made(parent: self) }
    func filter() -> FilterComponent { make(FilterComponent.self) }
}
