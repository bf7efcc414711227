import Foundation

// The baseline: the same graph over a registry that knows providers by the path of a component, as text. Each component
// joins and hashes its path when it is made, and the registry and shared instances are guarded by recursive locks.

protocol PathScope: AnyObject {
    var path: [String] { get }
    var parent: any PathScope { get }
}

final class PathRegistry: @unchecked Sendable {
    static let shared = PathRegistry()

    private let lock = NSRecursiveLock()
    private var factories: [String: (any PathScope) -> AnyObject] = [:]

    func register(_ path: String, _ factory: @escaping (any PathScope) -> AnyObject) {
        lock.lock()
        defer { lock.unlock() }
        factories[path] = factory
    }

    func provider(of scope: any PathScope) -> AnyObject {
        lock.lock()
        defer { lock.unlock() }
        let path = scope.path.joined(separator: "->")
        guard let factory = factories[path] else { fatalError("nothing is registered for \(path)") }
        return factory(scope)
    }
}

class PathComponent<DependencyType>: PathScope {
    let parent: any PathScope
    private(set) lazy var path: [String] = parent.path + [name]
    private lazy var name = String(describing: self).components(separatedBy: ".").last ?? ""
    private(set) var dependency: DependencyType?
    private let lock = NSRecursiveLock()
    private var instances: [String: Any] = [:]

    init(parent: any PathScope) {
        self.parent = parent
        guard let dependency = PathRegistry.shared.provider(of: self) as? DependencyType else {
            fatalError("the provider of \(path) has another type")
        }
        self.dependency = dependency
    }

    final func shared<Value>(_ name: String = #function, _ factory: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        if let instance = instances[name] as? Value { return instance }
        let instance = factory()
        instances[name] = instance
        return instance
    }
}

final class NoDependency {}

final class PathTop: PathScope {
    let path = ["^"]
    var parent: any PathScope { self }
}

final class PathRootComponent: PathComponent<NoDependency> {
    let playersStream = PlayersStream()
}

final class PathLoggedInComponent: PathComponent<NoDependency> {
    let scoreStream = ScoreStream()
    @inline(never)
    func game() -> PathGameComponent { PathGameComponent(parent: self) }
}

final class PathGameComponent: PathComponent<any PathGameDependency> {
    var board: Board { shared { Board() } }
}

protocol PathGameDependency: AnyObject {
    var scoreStream: ScoreStream { get }
    var playersStream: PlayersStream { get }
}

final class PathGameDependencyProvider: PathGameDependency {
    var playersStream: PlayersStream { rootComponent.playersStream }
    var scoreStream: ScoreStream { loggedInComponent.scoreStream }
    private let loggedInComponent: PathLoggedInComponent
    private let rootComponent: PathRootComponent

    init(_ component: any PathScope) {
        guard let loggedIn = component.parent as? PathLoggedInComponent,
            let root = component.parent.parent as? PathRootComponent
        else { fatalError("the parents are of other types") }
        loggedInComponent = loggedIn
        rootComponent = root
    }
}

enum PathGraph {
    static func makeLoggedIn() -> PathLoggedInComponent {
        let registry = PathRegistry.shared
        registry.register("^->PathRootComponent") { _ in NoDependency() }
        registry.register("^->PathRootComponent->PathLoggedInComponent") { _ in NoDependency() }
        registry.register("^->PathRootComponent->PathLoggedInComponent->PathGameComponent") {
            PathGameDependencyProvider($0)
        }
        return PathLoggedInComponent(parent: PathRootComponent(parent: PathTop()))
    }
}
