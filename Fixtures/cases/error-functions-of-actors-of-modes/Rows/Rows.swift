// Here both are '@Sendable', but what provides one of them is not.
import DIRuntime

public protocol RowDependency: Dependency {
    var onTap: @MainActor () -> Void { get }
    var onSwipe: @MainActor () -> Void { get }
}

public final class RowComponent: Component<RowDependency> {}
