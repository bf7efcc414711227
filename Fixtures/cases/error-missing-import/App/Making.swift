import DIRuntime
import Models

final class MakerComponent: Component<EmptyDependency> {
    var user: User { User(name: "Ada") }
}
