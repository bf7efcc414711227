// One of several roots became a component: its initialiser takes no parent. That of another takes one, and it is no root.
import DIRuntime

final class ServerRoot: Component<EmptyDependency> {
    let port: Int

    init(port: Int) {
        self.port = port
        super.init()
    }

    var store: StoreComponent { StoreComponent(parent: self) }
}

final class ToolRoot: BootstrapComponent {
    let port = 0
    var store: StoreComponent { StoreComponent(parent: self) }
}

protocol StoreDependency: Dependency {
    var port: Int { get }
}

final class StoreComponent: Component<StoreDependency> {}

final class CacheComponent: Component<EmptyDependency> {
    let size: Int

    init(parent: any Scope, size: Int) {
        self.size = size
        super.init(parent: parent)
    }
}

let server = ServerRoot(port: 80)
