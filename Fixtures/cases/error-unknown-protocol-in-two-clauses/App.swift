// A name that nothing declares, in the clauses of a component and of a protocol, is one mistake.
import DIRuntime

protocol LinesDependency: Dependency { var lines: [String] { get } }
protocol ListDependency: LineDependency { var title: String { get } }

final class ListComponent: Component<ListDependency> {}
final class DetailComponent: Component<LineDependency> {}

final class RootComponent: BootstrapComponent {
    let lines = ["a"]
    let title = "Lines"
    var list: ListComponent { ListComponent(parent: self) }
    var detail: DetailComponent { DetailComponent(parent: self) }
}
