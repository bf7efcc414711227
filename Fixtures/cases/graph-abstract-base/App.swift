// A base component that is never created itself has no table entry; its subclasses have.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var trackerName: String { "matomo" }
    var newsComponent: NewsComponent { NewsComponent(parent: self) }
    var sportsComponent: SportsComponent { SportsComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var trackerName: String { get }
}

class ListComponent: Component<ListDependency> {
    var rows: [String] { [] }
    var summary: String { "\(rows.count) rows, tracked by \(dependency.trackerName)" }
}

final class NewsComponent: ListComponent {
    override var rows: [String] { ["Election", "Weather"] }
}

final class SportsComponent: ListComponent {
    override var rows: [String] { ["Final"] }
}
