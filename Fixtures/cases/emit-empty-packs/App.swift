// Empty brackets are the arguments of a parameter pack, too.
import DIRuntime

enum Space {
    struct Pack<each Value>: Sendable {}
}

typealias Box<each Value> = Space.Pack<repeat each Value>

protocol PackDependency: Dependency {
    var pack: Space.Pack<> { get }
    var box: Box<> { get }
    func packs(before pack: Space.Pack<>) -> [Space.Pack< >]
}

final class PackComponent: Component<PackDependency> {
    var count: Int { dependency.packs(before: dependency.pack).count }
}

final class RootComponent: BootstrapComponent {
    let pack = Space.Pack< >()
    var box: Box<> { Box() }
    func packs(before pack: Space.Pack<>) -> [Space.Pack<>] { [pack, pack] }
    var packComponent: PackComponent { PackComponent(parent: self) }
}
