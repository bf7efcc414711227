import DIRuntime

package protocol HomeDependency: Dependency {
    var title: String { get }
}

package final class HomeComponent: Component<HomeDependency> {
    var row: RowComponent { RowComponent(parent: self) }
}

package protocol RowDependency: Dependency {  // reported here
    var title: String { get }
}

final class RowComponent: Component<RowDependency> {}
