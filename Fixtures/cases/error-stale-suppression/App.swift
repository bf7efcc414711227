// A comment that silences nothing is told, wherever it stands; one that does, and words that say why, are not.
// needle:ignore-file no-components
import DIRuntime

final class RootComponent: BootstrapComponent {
    // needle:ignore detached-component
    var home: HomeComponent { HomeComponent(parent: self) }  // needle:ignore unlinked-creation
}

final class HomeComponent: Component<EmptyDependency> {
    var name: String { "home" }  // needle:ignore missing-dependency
}

// needle:ignore detached-component until the screen is designed
final class DraftComponent: Component<EmptyDependency> {
}

// needle:ignore detatched-component
final class Settings {
}

// needle:ignore this
// needle:ignore unused-provider
final class More {
}

// needle:ignore-file missing-dependenc
