// Main-actor components, by attribute and by the twin base classes, mixed with a plain one.
import DIRuntime

final class RootComponent: MainActorBootstrapComponent {
    var title: String { "Photos" }
    var gridComponent: GridComponent { GridComponent(parent: self) }
}

@MainActor protocol GridDependency: Dependency {
    var title: String { get }
}

final class GridComponent: MainActorComponent<GridDependency> {
    var columns: Int { 3 }
    var cellComponent: CellComponent { CellComponent(parent: self) }
}

protocol CellDependency: Dependency {
    @MainActor var columns: Int { get }
    @MainActor var title: String { get }
}

@MainActor final class CellComponent: Component<CellDependency> {
    var text: String { "\(dependency.title) in \(dependency.columns) columns" }
    var badgeComponent: BadgeComponent { BadgeComponent(parent: self) }
}

protocol BadgeDependency: Dependency {
    @MainActor var columns: Int { get }
}

final class BadgeComponent: Component<BadgeDependency> {
    @MainActor var count: Int { dependency.columns * 2 }
}
