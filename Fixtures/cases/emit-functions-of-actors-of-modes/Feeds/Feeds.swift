// In language mode 6 a function on an actor is '@Sendable', said or not. In mode 5 it has to say so.
import DIRuntime

public typealias Action = @MainActor () -> Void

public protocol StoryDependency: Dependency {
    var onClose: @MainActor () -> Void { get }
    var actions: [@MainActor (Int) -> Void] { get }
    func perform(_ action: @escaping @MainActor () -> Void)
    var last: Action? { get }
    var onOpen: @MainActor @Sendable () -> Void { get }
}

public final class StoryComponent: Component<StoryDependency> {
    @MainActor public func close() {
        dependency.onClose()
        dependency.actions[0](1)
        dependency.perform { print("performed") }
        dependency.last?()
        dependency.onOpen()
    }
}

open class FeedComponent: BootstrapComponent {
    public var onOpen: @MainActor () -> Void { { print("open") } }
    public var last: (@MainActor () -> Void)? { { print("last") } }
}
