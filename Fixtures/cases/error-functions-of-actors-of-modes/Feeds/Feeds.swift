// In language mode 5 a function on an actor is not '@Sendable' unless it says so, and in mode 6, where the code is generated,
// none can be written that is not.
import DIRuntime

public protocol StoryDependency: Dependency {
    var onClose: @MainActor () -> Void { get }
    func perform(_ actions: [@MainActor () -> Void])
    var onOpen: @MainActor @Sendable () -> Void { get }
}

public final class StoryComponent: Component<StoryDependency> {}
