// The base class is on the main actor, and so is all that its subclass provides: one error, at the actor that nothing asks for.
import DIRuntime

@MainActor class ScreenComponent<Needs>: Component<Needs> {
    var title: String { "screen" }
}

protocol ListDependency: Dependency { var user: String { get } }

final class ListComponent: ScreenComponent<ListDependency> {
    var rows: [String] { ["one"] }
    var row: RowComponent { RowComponent(parent: self) }
    var header: HeaderComponent { HeaderComponent(parent: self) }
}

protocol RowDependency: Dependency { var rows: [String] { get } }
protocol HeaderDependency: Dependency { var title: String { get } }

final class RowComponent: Component<RowDependency> {}
final class HeaderComponent: Component<HeaderDependency> {}

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var list: ListComponent { ListComponent(parent: self) }
}
