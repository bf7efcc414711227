class TreeNode {
    let owner: AnyObject

    init(parent: AnyObject) {
        owner = parent
    }
}

/// Passes the parent on to a class that is none either.
class Branch: TreeNode {
    let depth: Int

    override init(parent: AnyObject) {
        depth = 1
        super.init(parent: parent)
    }
}

final class Leaf: Branch {
}

struct Point {
    let parent: AnyObject
}

actor Worker {
    init(parent: AnyObject) {}
}
