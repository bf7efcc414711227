// Of a type that says for which arguments it is 'Sendable' nothing is inferred.
import DIRuntime

protocol Shown {}
class Draft {}

struct Box<Value> {}
extension Box: Sendable where Value: Sendable {}

struct Mark<Value> {}

protocol PageDependency: Dependency {
    func drafts() async -> Box<Draft>
    func shown() async -> Box<any Shown>
    func numbers() async -> Box<[Int]>
    func mark() async -> Mark<Int>
}

final class PageComponent: Component<PageDependency> {}

final class RootComponent: MainActorBootstrapComponent {
    func drafts() -> Box<Draft> { Box() }
    func shown() -> Box<any Shown> { Box() }
    func numbers() -> Box<[Int]> { Box() }
    func mark() -> Mark<Int> { Mark() }
    var page: PageComponent { PageComponent(parent: self) }
}
