// What a component lacks is to be declared on the actor that it is requested on, where the component is on another one.
import DIRuntime

protocol HomeDependency: Dependency {
    @MainActor var title: String { get }  // reported here
}

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
}

final class HomeComponent: Component<HomeDependency> {
    @MainActor var heading: String { dependency.title }
}

protocol PanelDependency: Dependency {
    nonisolated var name: String { get }  // reported here
}

final class WindowComponent: MainActorBootstrapComponent {
    var panel: PanelComponent { PanelComponent(parent: self) }
}

final class PanelComponent: MainActorComponent<PanelDependency> {
    var heading: String { dependency.name }
}
