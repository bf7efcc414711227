// Several faults in one run are all told, by file, line and column.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var userName: String { "ada" }
    var chatComponent: ChatComponent { ChatComponent(parent: self) }
    var mapComponent: MapComponent { MapComponent(parent: self) }
    var feedComponent: FeedComponent { FeedComponent(parent: self) }
}

final class LegacyComponent: Component<EmptyDependency> {
}

protocol ChatDependency: Dependency {
    var room: String { get }; var topic: String { get }
}
