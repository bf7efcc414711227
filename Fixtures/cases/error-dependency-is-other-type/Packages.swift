import DIRuntime

/// What a package needs, in a tool that reads manifests: it hides the runtime's protocol in the whole module.
struct Dependency {
    let name: String
}

protocol ReportDependency: Dependency {
    var title: String { get }
}

final class ReportComponent: Component<ReportDependency> {
    var heading: String { "# \(dependency.title)" }
}

final class RootComponent: BootstrapComponent {
    let title = "Packages"

    var report: ReportComponent { ReportComponent(parent: self) }
}
