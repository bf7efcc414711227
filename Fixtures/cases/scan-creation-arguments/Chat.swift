// More arguments stand before and after `parent: self`: literals, closures, other calls with a `parent:` of their own.
import DIRuntime

struct Node {
    var depth: Int
    init(parent: Int) { depth = parent + 1 }
}

final class RootComponent: BootstrapComponent {
    let user = "Ada"
    func room(id: Int) -> RoomComponent {
        RoomComponent(id: id, tags: ["(", ")"], parent: self)
    }
    func thread(of id: Int) -> ThreadComponent {
        ThreadComponent(parent: self, node: Node(parent: id)) { text in text + "!" }
    }
}

protocol RoomDependency: Dependency { var user: String { get } }

final class RoomComponent: Component<RoomDependency> {
    let id: Int
    let tags: [String]
    init(id: Int, tags: [String], parent: Scope) {
        self.id = id
        self.tags = tags
        super.init(parent: parent)
    }
    var title: String { "\(dependency.user) in \(id) \(tags.joined())" }
}

final class ThreadComponent: Component<RoomDependency> {
    let node: Node
    let decorate: (String) -> String
    init(parent: Scope, node: Node, decorate: @escaping (String) -> String) {
        self.node = node
        self.decorate = decorate
        super.init(parent: parent)
    }
    var title: String { decorate("\(dependency.user) at \(node.depth)") }
}
