// Kit re-exports the runtime and is not among the sources, so the configuration must name it.
import Foundation
import Kit

protocol HomeDependency: Dependency {
    var user: String { get }
}

final class HomeComponent: Component<HomeDependency> {
}

final class LampComponent: Kit.Component<EmptyDependency> {
}
