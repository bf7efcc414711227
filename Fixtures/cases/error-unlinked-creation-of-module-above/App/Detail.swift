import DIRuntime
import Feed

public protocol DetailDependency: Dependency {
    var user: User { get }
}

public final class DetailComponent: Component<DetailDependency> {}
