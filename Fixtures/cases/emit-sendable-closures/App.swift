// A closure that is safe to call from any thread is given where none need be, as the compiler takes it of a witness.
import DIRuntime

protocol PageDependency: Dependency {
    func run(_ work: @escaping @Sendable () -> Int) -> Int
    func now(_ work: @Sendable () -> Int) -> Int
    func maybe(_ work: (@Sendable () -> Int)?) -> Int
    subscript(work: @escaping @Sendable () -> Int) -> Int { get }
    func make() -> () -> Int
    var count: () -> Int { get }
    var last: (() -> Int)? { get }
}

final class PageComponent: Component<PageDependency> {
    func run() {
        print(dependency.run { 1 }, dependency.now { 2 }, dependency.maybe { 3 }, dependency[{ 4 }])
        print(dependency.make()(), dependency.count(), dependency.last?() ?? 0)
    }
}

final class RootComponent: BootstrapComponent {
    func run(_ work: @escaping () -> Int) -> Int { work() }
    func now(_ work: () -> Int) -> Int { work() }
    func maybe(_ work: (() -> Int)?) -> Int { work?() ?? 0 }
    subscript(work: @escaping () -> Int) -> Int { work() }
    func make() -> @Sendable () -> Int { { 5 } }
    let count: @Sendable () -> Int = { 6 }
    let last: (@Sendable () -> Int)? = { 7 }
    var page: PageComponent { PageComponent(parent: self) }
}
