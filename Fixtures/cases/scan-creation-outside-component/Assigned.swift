// The same where the type of what is assigned tells the component.
import DIRuntime

class Flow {
    var home: HomeComponent?
    var homes: [HomeComponent] = []
}

final class HomeFlow: Flow {
    let root: RootComponent = RootComponent()
    var node = Node(parent: nil)
    func open() {
        home = .init(parent: root)
        homes.append(.init(parent: root))
        node.next = .init(parent: node)
        node.last = nil
    }
}

final class Node {
    let parent: Node?
    var next: Node?
    var last: Node?
    init(parent: Node?) { self.parent = parent }
    func grow() { last = .init(parent: self) }
}
