// The generic base class is created where its subclass was: one mistake, and the subclass is not told to be detached.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var songs: ListComponent<Int> { ListComponent<Int>(parent: self) }
}

class ListComponent<Item>: Component<EmptyDependency> {
    var items: [Item] { [] }
}

final class SongsComponent: ListComponent<Int> {
    var song: SongComponent { SongComponent(parent: self) }
}

final class SongComponent: Component<EmptyDependency> {}
