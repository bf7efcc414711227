// Within its package it is not either, where a public class inherits by it.
public import DIRuntime

protocol HomeDependency: Dependency {
    var stamp: String { get }
}

public final class HomeComponent: Component<HomeDependency> {
}

protocol PaneDependency: Dependency {
    var stamp: String { get }
}

package final class PaneComponent: Component<PaneDependency> {
}
