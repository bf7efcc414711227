// What kind of number a literal is, also in hexadecimal, in parentheses, and beside a value that is made by 'try!'.
import DIRuntime

struct Filter {
    let cutoff: Double
    init(cutoff: Double) throws { self.cutoff = cutoff }
}

final class RootComponent: BootstrapComponent {
    let mask = 0x1F
    let exponentLike = 0x1e
    let half = 0x1p-1
    let quarter = 0x0.4P0
    let many = 1e3
    let more = 2E3
    let one = (1)
    lazy var filter = try! Filter(cutoff: 20.5)
    lazy var shelved = shared { try! Filter(cutoff: 30) }
    var player: PlayerComponent { PlayerComponent(parent: self) }
}

protocol PlayerDependency: Dependency {
    var mask: Int { get }
    var exponentLike: Int { get }
    var half: Double { get }
    var quarter: Double { get }
    var many: Double { get }
    var more: Double { get }
    var one: Int { get }
    var filter: Filter { get }
    var shelved: Filter { get }
}

final class PlayerComponent: Component<PlayerDependency> {
    var integers: [Int] { [dependency.mask, dependency.exponentLike, dependency.one] }
    var doubles: [Double] {
        [
            dependency.half, dependency.quarter, dependency.many, dependency.more, dependency.filter.cutoff,
            dependency.shelved.cutoff,
        ]
    }
}
