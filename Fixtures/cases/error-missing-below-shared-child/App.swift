// What one root provides for a shared child is missing in the other root, and not in the child, where it would hide that.
import DIRuntime

protocol FeedDependency: Dependency {
    var title: String { get }
}

protocol EditorDependency: Dependency {
    var undo: () -> Void { get }
}

final class FeedComponent: Component<FeedDependency> {
    var editor: EditorComponent { EditorComponent(parent: self) }
}

final class EditorComponent: Component<EditorDependency> {}

final class RootComponent: BootstrapComponent {
    var title: String { "App" }
    var undo: () -> Void { {} }
    var feed: FeedComponent { FeedComponent(parent: self) }
}

final class WidgetRootComponent: BootstrapComponent {
    var title: String { "Widget" }
    var feed: FeedComponent { FeedComponent(parent: self) }
}
