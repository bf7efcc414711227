// A component that stands in both branches of an #if is one child and one parent in the JSON.
import DIRuntime

final class RootComponent: BootstrapComponent {
    #if DEBUG
        var home: HomeComponent { HomeComponent(parent: self) }
    #else
        var home: HomeComponent { HomeComponent(parent: self) }
    #endif
}

#if DEBUG
    final class HomeComponent: Component<EmptyDependency> {
        var row: RowComponent { RowComponent(parent: self) }
    }
#else
    final class HomeComponent: Component<EmptyDependency> {
        var row: RowComponent { RowComponent(parent: self) }
    }
#endif

final class RowComponent: Component<EmptyDependency> {}
