import DIRuntime

typealias Completion = @Sendable (Int) -> Void
typealias Handler = @MainActor (String) -> Void

// The calls of `reset` are `resetCalls`, and closures behind typealiases escape only where that is written.
protocol PlayerDependency: Dependency {
    func reset(to position: Int)
    func play(_ name: String, then completion: Completion)
    func load(_ song: sending Song) -> sending Song
    static func stop(after seconds: Int)
    func stop(_ name: String)
    func keep(_ completion: @escaping Completion, named name: String)
    func finish(_ completion: @escaping (Int) -> Void)
}

final class Song {}

protocol SharedPlayerDependency: Dependency, Sendable {
    func play(_ name: String, then completion: Completion)
    func show(_ name: String, then handler: Handler)
    func load(_ song: sending Song) async -> Int
}
