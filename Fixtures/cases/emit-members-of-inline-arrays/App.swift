// `[4 of Int].Index` is a member of `InlineArray<4, Int>`, as `[Int].Index` is one of `Array<Int>`.
import DIRuntime

protocol GridDependency: Dependency {
    var start: [4 of Int].Index { get }
    var places: [[4 of Int].Index] { get }
    var last: ([4 of Int].Index)? { get }
    var move: ([2 of [2 of Int]].Index) -> InlineArray<4, Int>.Index { get }
    func place(after place: [4 of Int].Index) -> [4 of Int].Element
}

final class RootComponent: BootstrapComponent {
    var start: [4 of Int].Index { 0 }
    var places: [InlineArray<4, Int>.Index] { [1] }
    var last: [4 of Int].Index? { 3 }
    var move: (InlineArray<2, [2 of Int]>.Index) -> [4 of Int].Index { { $0 } }
    func place(after place: [4 of Int].Index) -> [4 of Int].Element { place }
    var grid: GridComponent { GridComponent(parent: self) }
}

final class GridComponent: Component<GridDependency> {}
