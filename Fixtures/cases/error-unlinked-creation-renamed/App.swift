// Where one component is created nowhere, and one name that nobody declares is created, the component was renamed.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { "News" }
    var feed: FeedComponent { FeedComponent(parent: self) }
    var other: FeedComponent { FeedComponent(parent: self) }
    var settings: SettingsComponent { SettingsComponent(parent: self) }
}

final class SettingsComponent: Component<EmptyDependency> {}

protocol FeedDependency: Dependency {
    var title: String { get }
}

final class TimelineScope: Component<FeedDependency> {
    var text: String { dependency.title }
    var rows: RowsComponent { RowsComponent(parent: self) }
}

final class RowsComponent: Component<EmptyDependency> {}
