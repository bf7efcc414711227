public import DIRuntime

public struct Item {
    public let id: Int

    public init(id: Int) {
        self.id = id
    }
}

public protocol ListDependency: Dependency {
    var item: Item { get }
}

public protocol Loader {
    func load() -> Item
}
