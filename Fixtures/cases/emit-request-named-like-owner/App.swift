// Requests may have the names that the provider would like to use for itself.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var rootComponent: String { "a request, not the scope" }
    var component: String { "a part" }
    var nearestAncestor: String { "grandmother" }
    var treeComponent: TreeComponent { TreeComponent(parent: self) }
}

protocol TreeDependency: Dependency {
    var rootComponent: String { get }
    var component: String { get }
    var nearestAncestor: String { get }
}

final class TreeComponent: Component<TreeDependency> {
    var treeComponent: String { "the tree itself" }
    var leafComponent: LeafComponent { LeafComponent(parent: self) }
    var text: String { "\(dependency.rootComponent), \(dependency.component), \(dependency.nearestAncestor)" }
}

protocol LeafDependency: Dependency {
    var treeComponent: String { get }
    var rootComponent: String { get }
}

final class LeafComponent: Component<LeafDependency> {
    var text: String { "leaf of \(dependency.treeComponent), \(dependency.rootComponent)" }
}
