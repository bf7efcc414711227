// The class with the swapped arguments is created by its subclasses' names only.
import DIRuntime

class ScreenComponent<Needs, Model>: Component<Needs> {
    var model: Model? { nil }
}

struct Song {}

protocol PlayerDependency: Dependency { var volume: Int { get } }

class PlayerComponent: ScreenComponent<Song, PlayerDependency> {}

final class RadioComponent: PlayerComponent {}

final class RecordComponent: PlayerComponent {}

final class RootComponent: BootstrapComponent {
    var volume: Int { 7 }
    var radio: RadioComponent { RadioComponent(parent: self) }
    var record: RecordComponent { RecordComponent(parent: self) }
}
