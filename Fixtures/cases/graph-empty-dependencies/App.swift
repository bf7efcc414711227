// The root and a child ask for nothing: nothing to resolve, and it runs.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var aboutComponent: AboutComponent { AboutComponent(parent: self) }
}

final class AboutComponent: Component<EmptyDependency> {
    var version: String { "2.0" }
    var licensesComponent: LicensesComponent { LicensesComponent(parent: self) }
}

protocol LicensesDependency: Dependency {
}

final class LicensesComponent: Component<LicensesDependency> {
    var names: [String] { ["MIT"] }
}
