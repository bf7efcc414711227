// Integers as generic arguments: what counts is the number and not its spelling, and it may be negative.
import DIRuntime

struct Grid<let width: Int, Cell> {
    var cell: Cell
}

extension Grid: Sendable where Cell: Sendable {}

struct Offset<let by: Int> {}

final class RootComponent: BootstrapComponent {
    let wide = Grid<1_000, String>(cell: "wide")
    let mask: [16 of Int] = .init(repeating: 1)
    let rows: [2 of [0b11 of Int]] = [[1, 2, 3], [4, 5, 6]]
    let back = Offset< -1>()
    let codes: [String: Offset<-0x10>] = [:]
    var child: ChildComponent { ChildComponent(parent: self) }
}

protocol ChildDependency: Dependency, Sendable {
    var wide: Grid<1000, String> { get }
    var mask: InlineArray<0x10, Int> { get }
    var rows: InlineArray<2, [3 of Int]> { get }
    var back: Offset<-1> { get }
    var codes: [String: Offset<-16>] { get }
}

final class ChildComponent: Component<ChildDependency> {
    var text: String { "\(dependency.wide.cell) \(dependency.mask.count) \(dependency.rows[1][2])" }
}
