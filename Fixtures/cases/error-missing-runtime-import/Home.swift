protocol HomeDependency: Dependency {
    var user: String { get }
}

final class HomeComponent: Component<HomeDependency> {
    var cellComponent: CellComponent { CellComponent(parent: self) }
}

final class CellComponent: Component<EmptyDependency> {
}
