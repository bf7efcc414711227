// One component in two versions, one for each side of a condition: no duplicates.
import DIRuntime

#if os(Windows)
protocol ClipboardDependency: Dependency {
    var windowHandle: Int { get }
}

final class ClipboardComponent: Component<ClipboardDependency> {
    var kind: String { "window \(dependency.windowHandle)" }
}
#else
protocol ClipboardDependency: Dependency {
    var displayName: String { get }
}

final class ClipboardComponent: Component<ClipboardDependency> {
    var kind: String { "display \(dependency.displayName)" }
}
#endif
