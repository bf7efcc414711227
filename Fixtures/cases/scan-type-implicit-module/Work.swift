// A module that every file imports is no name of the sources' own module, also where these have a type of that name.
import DIRuntime

struct Task { let title: String }

protocol BoardDependency: Dependency {
    var next: Task { get }
    var running: _Concurrency.Task<Int, Never> { get }
    var handle: _Concurrency.UnsafeContinuation<Int, Never>? { get }
}

final class BoardComponent: Component<BoardDependency> {}

final class RootComponent: BootstrapComponent {
    let next = Task(title: "write")
    var running: _Concurrency.Task<Int, Never> { .init { 3 } }
    var handle: UnsafeContinuation<Int, Never>? { nil }
    var board: BoardComponent { BoardComponent(parent: self) }
}
