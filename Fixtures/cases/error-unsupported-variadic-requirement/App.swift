// A variadic parameter cannot be handed on.
import DIRuntime

final class RootComponent: BootstrapComponent {
    func tagLine(_ tags: String...) -> String { tags.joined(separator: ", ") }
    var postComponent: PostComponent { PostComponent(parent: self) }
}

protocol PostDependency: Dependency {
    func tagLine(_ tags: String...) -> String
}

final class PostComponent: Component<PostDependency> {
    var footer: String { dependency.tagLine("swift", "graph") }
}
