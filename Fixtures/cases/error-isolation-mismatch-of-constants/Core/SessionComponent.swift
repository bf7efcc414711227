// Only its own module may rely on a constant to stay one.
public import DIRuntime

public protocol PageDependency: Dependency {
    var host: String { get }
    var theme: Theme { get }
    var port: Int { get }
}

public final class Theme {}

open class SessionComponent: MainActorComponent<EmptyDependency> {
    public let host = "example.org"
    nonisolated public let port = 80
}
