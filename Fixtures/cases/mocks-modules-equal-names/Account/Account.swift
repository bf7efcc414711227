import DIRuntime

public struct Item {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}

public protocol ListDependency: Dependency {
    var item: Item { get }
}

public protocol Loader {
    func load() -> Item
}
