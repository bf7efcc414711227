import DIRuntime

@available(*, deprecated, renamed: "Route")
nonisolated struct Path: Sendable {
    let text: String
}

nonisolated struct Route: Sendable {
    let text: String
}

protocol OpenerDependency: Dependency {
    func open(_ route: Route) -> Bool
    /// What is kept for it may not name the type: only deprecated code may.
    @available(*, deprecated, message: "open a Route")
    func open(_ path: Path?) -> Bool
    @available(*, deprecated, message: "read lastRoute")
    var lastPath: Path { get set }
    @available(*, deprecated, message: "open a Route")
    func open(_ text: String) -> Bool
}

nonisolated protocol SharedOpenerDependency: Dependency, Sendable {
    @available(*, deprecated, message: "open a Route")
    func open(_ path: Path) -> Bool
    @available(*, deprecated, message: "read lastRoute")
    var lastPaths: [Path] { get async }
    @available(*, deprecated, message: "by Route")
    subscript(path: Path) -> Bool { get set }
}
