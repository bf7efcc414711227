// A semicolon ends the clause of a requirement.
import DIRuntime

protocol CountingDependency: Dependency {
    func count<T>(_ items: [T]) -> Int where T: Equatable; func total() -> Int; var start: Int { get }
    func last<T>(_ items: [T]) -> T? where T: Comparable
    var end: Int { get }
}

final class RootComponent: BootstrapComponent {
    let start = 1, end = 2
    var counting: CountingComponent { CountingComponent(parent: self) }

    func count<T>(_ items: [T]) -> Int where T: Equatable { items.count }; func total() -> Int { 3 }
    func last<T>(_ items: [T]) -> T? where T: Comparable { items.max() }
}

final class CountingComponent: Component<CountingDependency> {
    var sum: Int {
        dependency.count([1, 1]) + dependency.total() + dependency.start + (dependency.last([4, 3]) ?? 0) + dependency.end
    }
}
