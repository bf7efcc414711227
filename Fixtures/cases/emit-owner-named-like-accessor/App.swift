// What a getter begins with is no accessor and no keyword, whatever the component is called.
import DIRuntime

protocol SetDependency: Dependency {
    var name: String { get }
}

final class Set: Component<SetDependency> {
    var size: Int { 3 }
    var row: Row { Row(parent: self) }
}

protocol RowDependency: Dependency {
    var size: Int { get }
}

final class Row: Component<RowDependency> {
    var limit: Int { dependency.size }
    var page: Page { Page(parent: self) }
}

protocol PageDependency: Dependency {
    var name: String { get }
    var limit: Int { get }
}

final class Page: Component<PageDependency> {
    var text: String { "\(dependency.name) \(dependency.limit)" }
}

final class Await: BootstrapComponent {
    var name: String { "Ada" }
    var set: Set { Set(parent: self) }
}
