import DIRuntime
import Store

public protocol ShelfDependency: Dependency {
    var first: Parcel { get }
}

public final class ShelfComponent: Component<ShelfDependency> {}
