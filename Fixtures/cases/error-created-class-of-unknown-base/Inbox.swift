import DIRuntime
import ScreenKit

protocol InboxDependency: Dependency {
    var user: String { get }
}

final class InboxComponent: ListComponent<InboxDependency> {
    var cellComponent: CellComponent { CellComponent(parent: self) }
}

final class CellComponent: Component<EmptyDependency> {
}

final class HelpComponent: ListComponent<EmptyDependency> {
}

/// Nobody creates it, so there is nothing to say.
final class ArchiveComponent: ScreenBox<InboxDependency> {
}
