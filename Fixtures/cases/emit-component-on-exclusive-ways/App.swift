// All that creates the picker is compiled under `LEGACY` only, and the player never is. So nobody creates a player; its
// provider is compiled all the same, and needs what it promises.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { "radio" }
    #if LEGACY
    var search: SearchComponent { SearchComponent(parent: self) }
    var library: LibraryComponent { LibraryComponent(parent: self) }
    #endif
}

#if LEGACY
final class SearchComponent: Component<EmptyDependency> {
    var picker: PickerComponent { PickerComponent(parent: self) }
}

final class LibraryComponent: Component<EmptyDependency> {
    var picker: PickerComponent { PickerComponent(parent: self) }
}
#endif

final class PickerComponent: Component<EmptyDependency> {
    #if !LEGACY
    var player: PlayerComponent { PlayerComponent(parent: self) }
    #endif
}

#if !LEGACY
protocol PlayerDependency: Dependency {
    var title: String { get }
}

final class PlayerComponent: Component<PlayerDependency> {
    var text: String { dependency.title }
}
#endif
