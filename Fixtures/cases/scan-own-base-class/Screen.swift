// An own generic base class stands between the components and the runtime; what it offers, its subclasses offer.
import DIRuntime

class ScreenComponent<Needs>: Component<Needs> {
    var analytics: Analytics { shared { Analytics(screen: "\(type(of: self))") } }
}

struct Analytics {
    let screen: String
}

protocol ListDependency: Dependency { var items: [Int] { get } }
protocol RowDependency: Dependency {
    var items: [Int] { get }
    var analytics: Analytics { get }
}

final class ListComponent: ScreenComponent<ListDependency> {
    var row: RowComponent { RowComponent(parent: self) }
}

final class RowComponent: Component<RowDependency> {
    var text: String { "\(dependency.items.count) in \(dependency.analytics.screen)" }
}

final class RootComponent: BootstrapComponent {
    var items: [Int] { [1, 2] }
    var list: ListComponent { ListComponent(parent: self) }
}
