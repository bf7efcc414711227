// A plug-in member that got quite another name is the only one of its type that nobody asks for; what a requirement already
// names, or a component below, was not renamed.
import DIRuntime

struct Job {}
struct Report {}

protocol NightExtension: PluginExtension {
    var nightly: [Job] { get }
    var morning: Report { get }
    var evening: Report { get }
    var weekly: Job { get }
}

final class NightComponent: PluginizedComponent<EmptyDependency, NightExtension, NightNonCoreComponent> {}

final class NightNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var jobsOfAllTeams: [Job] { [] }
    var morning: Report { Report() }
    var sweep: Job { Job() }
    var sweepComponent: SweepComponent { SweepComponent(parent: self) }
}

protocol SweepDependency: Dependency {
    var sweep: Job { get }
}

final class SweepComponent: Component<SweepDependency> {}

final class RootComponent: BootstrapComponent {
    var night: NightComponent { NightComponent(parent: self) }
}
