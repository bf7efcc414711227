// A tuple that is a pack is passed on part by part: the compiler takes it no other way.
import DIRuntime

protocol PageDependency: Dependency {
    func count<each Item>(_ items: (repeat each Item), from start: Int) -> Int
    func same<each Item>(_ items: (repeat each Item)) -> (repeat each Item)
}

final class PageComponent: Component<PageDependency> {
    func run() {
        let same = dependency.same((1, true))
        print(dependency.count((1, "a", true), from: 1), same.0, same.1)
    }
}

final class RootComponent: BootstrapComponent {
    func count<each Item>(_ items: (repeat each Item), from start: Int) -> Int {
        var count = start
        for _ in repeat each items { count += 1 }
        return count
    }
    func same<each Item>(_ items: (repeat each Item)) -> (repeat each Item) { (repeat each items) }
    var page: PageComponent { PageComponent(parent: self) }
}
