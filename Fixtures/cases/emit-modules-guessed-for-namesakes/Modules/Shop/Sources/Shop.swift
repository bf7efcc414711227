import DIRuntime

public final class ShopComponent: Component<EmptyDependency> {
    public var size: Int { 12 }
    public var home: HomeComponent { HomeComponent(parent: self) }
}

public protocol HomeDependency: Dependency {
    var size: Int { get }
}

public final class HomeComponent: Component<HomeDependency> {
    public var text: String { "shop of size \(dependency.size)" }
}
