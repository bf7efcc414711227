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
}
