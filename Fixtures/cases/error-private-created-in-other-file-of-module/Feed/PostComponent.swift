package import DIRuntime
import Screens

package protocol PostDependency: Dependency {
    var user: String { get }
}

// Without its name, which the generated file does not need: `package` would be more than the types of its members allow.
private final class PostComponent: Component<PostDependency>, PostBuilder {  // reported here
    func screen() -> Screen { Screen() }
}
