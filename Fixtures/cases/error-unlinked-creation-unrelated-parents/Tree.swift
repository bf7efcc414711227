// A `parent:` label of types that are no components is not the generator's business.
import DIRuntime

final class Node {
    let parent: Node?
    var children: [Node] = []

    init(parent: Node?) {
        self.parent = parent
    }

    func addChild() -> Node {
        let child = Node(parent: self)
        children.append(child)
        return child
    }
}

final class RootComponent: BootstrapComponent {
    var tree: Node { shared { Node(parent: nil) } }
    var outlineComponent: OutlineComponent { OutlineComponent(parent: self) }
}

protocol OutlineDependency: Dependency {
    var tree: Node { get }
}

final class OutlineComponent: Component<OutlineDependency> {
    func grow() -> Int {
        // A comment is no creation: OutlineComponent(parent: nobody)
        print("OutlineComponent(parent: other)")
        return Node(parent: dependency.tree).addChild().children.count
    }
}
