import DIRuntime

// Functions in functions have parameters of their own.
func children(below scope: any Scope) -> [ChildComponent] {
    func make<Made: Component<ChildDependency>>(_ scope: any Scope) -> Made { .init(parent: scope) }
    func build<Made>(_ type: Made.Type) -> Made where Made: ChildComponent {
        { Made(parent: scope) }()
    }
    func grow<Made: Node>(_ node: Node) -> Made { Made(parent: node) }
    return [make(scope), build(ChildComponent.self)]
}
