// A request that no code of its component may read is told; each other one is read in another spelling.
import DIRuntime

protocol HomeDependency: Dependency {
    var unread: Int { get }
    var plain: Int { get }
    var bySelf: Int { get }
    var inText: Int { get }
    var inClosure: Int { get }
    var inExtension: Int { get }
    var inSubclass: Int { get }
    var fromOutside: Int { get }
    func unreadMaker(id: Int) -> Int
    func maker(id: Int) -> Int
}

final class RootComponent: BootstrapComponent {
    let unread = 1, plain = 2, bySelf = 4, inText = 5, inClosure = 6, inExtension = 7, inSubclass = 8
    let fromOutside = 9, whole = 10, sharedOnce = 11
    func unreadMaker(id: Int) -> Int { id }
    func maker(id: Int) -> Int { id }
    var home: SpecialHomeComponent { SpecialHomeComponent(parent: self) }
    var first: FirstComponent { FirstComponent(parent: self) }
    var second: SecondComponent { SecondComponent(parent: self) }
    var whatever: WholeComponent { WholeComponent(parent: self) }
}

class HomeComponent: Component<HomeDependency> {
    var sum: Int { dependency.plain + self.bySelf }
    var text: String { "\(dependency.inText), \(dependency.maker(id: 1))" }
    var later: () -> Int { { [unowned self] in self.dependency.inClosure } }
}

final class SpecialHomeComponent: HomeComponent {
    var special: Int { dependency.inSubclass }
}

// Two components share a requirement, and one of them reads it.
protocol SharedDependency: Dependency {
    var sharedOnce: Int { get }
}

final class FirstComponent: Component<SharedDependency> {
    var value: Int { dependency.sharedOnce }
}

final class SecondComponent: Component<SharedDependency> {
}

// Whoever gets the whole dependency may read all of it.
protocol WholeDependency: Dependency {
    var whole: Int { get }
}

final class WholeComponent: Component<WholeDependency> {
    var text: String { described(dependency) }
}

func described<Value>(_ value: Value) -> String { "\(value)" }
