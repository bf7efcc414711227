import DIRuntime

open class SearchRoot: BootstrapComponent {
    public override init() {
        super.init()
    }

    open var index: String { "books" }

    public var resultsComponent: ResultsComponent { ResultsComponent(parent: self) }
}

public protocol ResultsDependency: Dependency {
    var index: String { get }
}

public final class ResultsComponent: Component<ResultsDependency> {
    public var summary: String { "results in \(dependency.index)" }
}
