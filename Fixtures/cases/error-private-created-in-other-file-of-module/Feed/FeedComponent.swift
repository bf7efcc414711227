public import DIRuntime
import Screens

public final class FeedComponent: Component<EmptyDependency> {
    var posts: any PostBuilder { PostComponent(parent: self) }
}

protocol PostBuilder {
    func screen() -> Screen
}
