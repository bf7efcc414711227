// Two members that create components with each other as the parent never end; who silences the creations is told of that.
import DIRuntime

final class RootComponent: BootstrapComponent {
    // needle:ignore unlinked-creation
    var list: ListComponent { ListComponent(parent: page) }  // reported here
    // needle:ignore unlinked-creation
    var page: PageComponent { PageComponent(parent: list) }
}

// needle:ignore detached-component
final class ListComponent: Component<EmptyDependency> {}

// needle:ignore detached-component
final class PageComponent: Component<EmptyDependency> {}
