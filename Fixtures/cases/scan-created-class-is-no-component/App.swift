// What has an initialiser with a parent of its own is no component, and is left alone.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
    var node: TreeNode { TreeNode(parent: self) }
    var leaf: Leaf { Leaf(parent: self) }
    var branch: Branch { .init(parent: self) }
    var point: Point { Point(parent: self) }
    var worker: Worker { Worker(parent: self) }
    var router: HomeRouter { HomeRouter(parent: self) }
    var list: UserList { UserList(parent: self) }
    var marker: Marker { Marker(parent: self) }
}

final class HomeComponent: Component<EmptyDependency> {
}
