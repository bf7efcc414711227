import DIRuntime

func make<Made: Component<ChildDependency>>(_ type: Made.Type, parent: any Scope) -> Made {
    type.init(parent: parent)
}

func build<Made>(_ type: Made.Type, below scope: any Scope) -> Made where Made: Component<ChildDependency> {
    let made = type
    return made.init(parent: scope)
}

// What surely is no component concerns nobody.
class Node {
    required init(parent: Node?) {}
}

func grow(_ kind: Node.Type, below node: Node) -> Node {
    kind.init(parent: node)
}

struct Factory<Made: Component<ChildDependency>> {
    let scope: any Scope
}
