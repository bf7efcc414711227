// The root creates the console under the same condition.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var buildNumber: Int { 7 }
    var mainComponent: MainComponent { MainComponent(parent: self) }

    #if DEBUG
    var consoleComponent: ConsoleComponent { ConsoleComponent(parent: self) }
    #endif
}

protocol MainDependency: Dependency {
    var buildNumber: Int { get }
}

final class MainComponent: Component<MainDependency> {
    var title: String { "Build \(dependency.buildNumber)" }
}
