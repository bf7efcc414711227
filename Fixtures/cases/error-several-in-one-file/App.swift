// One file with faults of every kind, from top to bottom.
import DIRuntime

protocol ReportDependency: Dependency {
    var author: String { get }
    func render(_ page: Int) -> String
    subscript(page: Int) -> String { get }
}

final class ReportComponent: Component<ReportDependency> {
    var text: String { dependency.author + dependency[1] }
}

final class TableComponent<Row>: Component<EmptyDependency> {
    var rows: [Row] = []
}

private protocol FooterDependency: Dependency {
    var author: String { get }
}

private final class FooterComponent: Component<FooterDependency> {
}

final class RootComponent: BootstrapComponent {
    private var author: String { "ada" }
    subscript(page: Int) -> String { "page \(page)" }
    var reportComponent: ReportComponent { ReportComponent(parent: self) }
    var tableComponent: TableComponent<Int> { TableComponent<Int>(parent: self) }
    private var footerComponent: FooterComponent { FooterComponent(parent: self) }
}

func makeReport(in scope: Scope) -> ReportComponent {
    ReportComponent(parent: scope)
}
