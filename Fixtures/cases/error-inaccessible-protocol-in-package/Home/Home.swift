// Within its package it is.
public import DIRuntime

protocol HomeDependency: Dependency {
    var stamp: String { get }
}

public final class HomeComponent: Component<HomeDependency> {
}
