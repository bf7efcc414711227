// Who owns an argument, `some P` behind it, and where the bounds of a pack are written make no other type.
import DIRuntime

final class RootComponent: BootstrapComponent {
    func text(of value: some CustomStringConvertible) -> String { value.description }
    func count<each Value: Equatable>(_ value: repeat each Value) -> Int { 2 }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    func text(of value: borrowing some CustomStringConvertible) -> String
    func count<each Value>(_ value: repeat each Value) -> Int where repeat each Value: Hashable
}

final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency.text(of: 3)) \(dependency.count(1, "a"))" }
}
