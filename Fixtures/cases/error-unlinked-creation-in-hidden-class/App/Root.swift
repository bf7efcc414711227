import DIRuntime
import Kit

protocol TitleDependency: Dependency { var title: String { get } }

final class LabelComponent: Component<TitleDependency> {}
final class IconComponent: Component<TitleDependency> {}

extension HomeComponent {
    var label: LabelComponent { LabelComponent(parent: self) }
}

extension MenuComponent {
    var icon: IconComponent { IconComponent(parent: self) }
}

final class RootComponent: HostComponent {
    var otherMenu: MenuComponent { MenuComponent(parent: self) }
}
