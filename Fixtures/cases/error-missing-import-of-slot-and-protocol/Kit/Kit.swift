import DIRuntime

public struct Tab {
    let title: String

    public init(title: String) { self.title = title }
}

public enum Tabs: PluginSlot { public typealias Plugin = Tab }

public protocol NamedDependency: Dependency {
    var name: String { get }
}
