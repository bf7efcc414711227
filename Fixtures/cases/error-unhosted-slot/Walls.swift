import DIRuntime

class Board<D, Slot: PluginSlot>: Component<D> {
    var parts: Plugins<Slot> { plugins() }
}

/// Its parameter is no slot of the name.
class Wall<D, Tiles: PluginSlot>: Board<D, Tiles> {}

final class TabWall: Wall<EmptyDependency, Tabs> {}

extension RootComponent {
    var wall: TabWall { TabWall(parent: self) }
}

enum Tiles: PluginSlot { typealias Plugin = String }

final class PhotoTile: SlotComponent<EmptyDependency, Tiles> {
    override var plugin: String { "PhotoTile" }
}
