// A member of a plug-in extension that the non-core component does not have.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var loggedInComponent: LoggedInComponent { LoggedInComponent(parent: self) }
}

protocol LoggedInPluginExtension: PluginExtension {
    var banner: String { get }
    var recommendations: [String] { get }
}

final class LoggedInComponent: PluginizedComponent<
    EmptyDependency, LoggedInPluginExtension, LoggedInNonCoreComponent
>
{
    var title: String { pluginExtension.banner }
}

final class LoggedInNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var banner: String { "Buy one, get one" }
}
