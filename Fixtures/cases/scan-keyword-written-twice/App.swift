// A keyword that is written twice names nothing, and takes nothing along.
import DIRuntime
final class Root: BootstrapComponent {
    let name = "a"
    let age = 3
    var home: Home { Home(parent: self) }
    var other: Other { Other(parent: self) }
}
protocol HomeDependency: Dependency {
    var name: String { get }
    var var age: Int { get }
    var other: Other { get }
}
final class Home: Component<HomeDependency> {
    var x: String { "\(dependency.name) \(dependency.age)" }
    var leaf: Leaf { Leaf(parent: self) }
}
protocol OtherDependency: Dependency {
    var name: String { get }
    var : any Sendable { get }
    var age: Int { get }
}
final class Other: Component<OtherDependency> {
    var x: String { "\(dependency.name) \(dependency.age)" }
}
protocol LeafDependency: Dependency {
    var age: Int { get }
}
final class Leaf: Component<LeafDependency> {
    var y: Int { dependency.age }
}
