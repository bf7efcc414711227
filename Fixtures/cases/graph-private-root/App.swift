// A root that only its file sees: the graph has no place for it, and what creates it elsewhere does not compile.
import DIRuntime

private final class PreviewRoot: BootstrapComponent {
    var screen: ScreenComponent { ScreenComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
    var screen: ScreenComponent { ScreenComponent(parent: self) }
}

final class ScreenComponent: Component<EmptyDependency> {
}
