// Classes that lost their base class, or their name: what they create below `self` says where.
import DIRuntime

protocol RowDependency: Dependency {}

final class RootComponent {
    var list: ListComponent { ListComponent(parent: self) }
}

extension RootComponent {
    var row: RowComponent { RowComponent(parent: self) }
}

final class ListComponent: Component<EmptyDependency> {
    var page: PageComponent { PageComponent(parent: self) }
}

final class RowComponent: Component<RowDependency> {}

// It was renamed; its extension is wrong for the same reason as its creation.
final class Sheet: Component<EmptyDependency> {}

extension PageComponent {
    var row: RowComponent { RowComponent(parent: self) }
}
