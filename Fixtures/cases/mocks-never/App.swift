// A property that never gives a value can be mocked as well: who reads it is told.
import DIRuntime

protocol PageDependency: Dependency {
    var end: Never { get }
    var title: String { get }
}

final class PageComponent: Component<PageDependency> {
    var text: String { dependency.title }
    func stop() -> Never { dependency.end }
}

// needle:mock
protocol SharedPage: Sendable {
    var end: Never { get }
    func fail(_ error: Never, page: Int) -> Int
}

/// Nobody can call what takes a value of it.
protocol Failing<Failure> {
    associatedtype Failure
    func fail(_ failure: Failure)
    subscript(failure: Failure) -> Int { get set }
}

// needle:mock
protocol PageLoading: Failing<Never> {
    func load() -> Int
}
