// Declarations in exclusive branches, also nested and in separate #if blocks, are no duplicates.
import DIRuntime

#if DEBUG
protocol StoreDependency: Dependency {
    var fakePath: String { get }
}
#else
protocol StoreDependency: Dependency {
    var realPath: String { get }
}
#endif

#if !DEBUG
final class StoreComponent: Component<StoreDependency> {
    var text: String { "store at \(dependency.realPath)" }
}
#endif

#if DEBUG
final class StoreComponent: Component<StoreDependency> {
    var text: String { "fake store at \(dependency.fakePath)" }
}
#endif
