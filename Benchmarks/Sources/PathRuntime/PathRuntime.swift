import Foundation

// The baseline: a registry that knows providers by the path of a component, as text. Each component joins and hashes its
// path when it is made, and the registry and shared instances are guarded by recursive locks. Nothing of it is inlinable.

public protocol Scope: AnyObject {
    var path: [String] { get }
    var parent: any Scope { get }
}

public protocol Dependency: AnyObject {}

public final class EmptyDependencyProvider {
    public init() {}
}

private final class Registry: @unchecked Sendable {
    static let shared = Registry()

    private let lock = NSRecursiveLock()
    private var factories: [String: (any Scope) -> AnyObject] = [:]

    func register(_ path: String, _ factory: @escaping (any Scope) -> AnyObject) {
        lock.lock()
        defer { lock.unlock() }
        factories[path] = factory
    }

    func provider(of scope: any Scope) -> AnyObject {
        lock.lock()
        defer { lock.unlock() }
        let path = scope.path.joined(separator: "->")
        guard let factory = factories[path] else { fatalError("nothing is registered for \(path)") }
        return factory(scope)
    }
}

public func registerProviderFactory(_ path: String, _ factory: @escaping (any Scope) -> AnyObject) {
    Registry.shared.register(path, factory)
}

open class Component<DependencyType>: Scope {
    public let parent: any Scope
    public private(set) lazy var path: [String] = parent.path + [name]
    public private(set) var dependency: DependencyType!
    private lazy var name = String(describing: self).components(separatedBy: ".").last ?? ""
    private let lock = NSRecursiveLock()
    private var instances: [String: Any] = [:]

    public init(parent: any Scope) {
        self.parent = parent
        dependency = Registry.shared.provider(of: self) as? DependencyType
        guard dependency != nil else { fatalError("the provider of \(path) has another type") }
    }

    public final func shared<Value>(_ name: String = #function, _ factory: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        if let instance = instances[name] as? Value { return instance }
        let instance = factory()
        instances[name] = instance
        return instance
    }
}

open class BootstrapComponent: Component<EmptyDependencyProvider> {
    private final class Top: Scope {
        let path = ["^"]
        var parent: any Scope { self }
    }

    public init() {
        super.init(parent: Top())
    }
}
