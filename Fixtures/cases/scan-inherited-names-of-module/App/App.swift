import Core
import DIRuntime

struct Title {
    let text = "Home"
}

struct Kind {
    let name = "screen"
}

// Hidden by that of the class.
struct Mark {}

extension ScreenComponent {
    typealias Size = Int
}

final class RootComponent: BootstrapComponent {
    var seed: Int { 7 }
    var home: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var seed: Int { get }
}

final class HomeComponent: ScreenComponent<HomeDependency> {
    var title: Title { Title() }
    var kind: Kind { Kind() }
    var mark: Mark { true }
    var size: Size { dependency.seed }
    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var title: Title { get }
    var kind: Kind { get }
    var mark: Bool { get }
    var size: Int { get }
}

final class RowComponent: Component<RowDependency> {
    var line: String { "\(dependency.title.text) \(dependency.kind.name) \(dependency.mark) \(dependency.size)" }
}
