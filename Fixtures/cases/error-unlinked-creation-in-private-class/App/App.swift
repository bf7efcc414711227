import DIRuntime
import Kit

protocol TitleDependency: Dependency { var title: String { get } }

final class LabelComponent: Component<TitleDependency> {}

extension RootComponent {
    var label: LabelComponent { LabelComponent(parent: self) }
}

final class AppComponent: BootstrapComponent {
    var menu: MenuComponent { MenuComponent(parent: self) }
}
