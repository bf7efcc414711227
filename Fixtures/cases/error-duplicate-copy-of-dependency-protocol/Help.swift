// A copy of 'HomeDependency' that kept its name: two names are wrong, and one edit mends both.
import DIRuntime

protocol HomeDependency: Dependency {
    var title: String { get }
    /// Told by nobody: the other declaration does not ask for it.
    var topic: String { get }
}

final class HelpComponent: Component<HelpDependency> {
    var help: String { dependency.title }
}

final class TopicComponent: Component<HelpDependency> {
    var help: String { dependency.title }
}

/// It depends on nothing, which is no name that the copy was to get.
final class EmptyComponent: Component<EmptyDependency> {}

extension HelpComponent {
    var topics: TopicComponent { TopicComponent(parent: self) }
    var empty: EmptyComponent { EmptyComponent(parent: self) }
}
