// The app has types of its own that are named like those that the requests here mean.
import DIRuntime
import Foundation

public protocol KitDependency: Dependency {
    var failure: any Error { get }
    var outcome: Result<[String], Error> { get }
    var day: Date { get }
    var work: Task<Int, Never> { get }
    func load<Duration: Hashable>(_ value: Duration) throws -> [Duration: Duration]
}

public final class KitComponent: Component<KitDependency> {
    public func show() {
        let loaded = (try? dependency.load(7)) ?? [:]
        print(dependency.failure, dependency.outcome, dependency.day == Date(timeIntervalSince1970: 0), loaded)
    }
}

public protocol SharedDependency: Dependency, Sendable {
    var title: String { get }
}

public final class SharedComponent: Component<SharedDependency> {
    public var title: String { dependency.title }
}
