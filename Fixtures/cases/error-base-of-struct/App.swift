import DIRuntime

// What the heirs create is told with the base.
struct ScreenComponent<Needs>: Component<Needs> {}

final class HomeComponent: ScreenComponent<EmptyDependency> {
    var list: ListComponent { ListComponent(parent: self) }
}

final class ListComponent: Component<EmptyDependency> {}

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
}
