// The members of a composition stand in any order.
import DIRuntime

protocol Readable { var text: String { get } }
protocol Writable { var limit: Int { get } }

struct Page: Readable, Writable {
    var text: String { "page" }
    var limit: Int { 80 }
}

final class RootComponent: BootstrapComponent {
    var page: any Writable & Readable { Page() }
    var pages: [Readable & Writable] { [Page()] }
    var editor: EditorComponent { EditorComponent(parent: self) }
}

protocol EditorDependency: Dependency {
    var page: Readable & Writable { get }
    var pages: [any Writable & Readable] { get }
}

final class EditorComponent: Component<EditorDependency> {
    var text: String { "\(dependency.page.text) \(dependency.page.limit) \(dependency.pages.count)" }
}
