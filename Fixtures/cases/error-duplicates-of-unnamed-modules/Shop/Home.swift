import DIRuntime

public protocol HomeDependency: Dependency {}

public final class HomeComponent: Component<HomeDependency> {}
