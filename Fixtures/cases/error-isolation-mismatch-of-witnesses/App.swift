// A member that answers a requirement on an actor is on it, though nothing at the member says so.
import DIRuntime

@MainActor protocol Router {
    func open(_ page: Int)
}

protocol Deep: Shown {}

protocol Shown {
    @MainActor var isShown: Bool { get }
    @MainActor var count: Int { get }
}

protocol Counted {
    nonisolated var count: Int { get }
}

final class RootComponent: BootstrapComponent, Deep, Counted {
    var isShown: Bool { true }
    // The requirements do not agree, so that it is on no actor.
    var count: Int { 1 }
    var reader: ReaderComponent { ReaderComponent(parent: self) }
}

extension RootComponent: Router {
    func open(_ page: Int) {}
}

protocol ReaderDependency: Dependency {
    var isShown: Bool { get }
    var count: Int { get }
    func open(_ page: Int)
}

final class ReaderComponent: Component<ReaderDependency> {}
