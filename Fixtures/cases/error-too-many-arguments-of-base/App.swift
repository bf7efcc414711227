// A class takes as many generic arguments as it has parameters; two dependencies of a component are a composition.
import DIRuntime

protocol NameDependency: Dependency {
    var name: String { get }
}

protocol SizeDependency: Dependency {
    var size: Int { get }
}

final class RootComponent: BootstrapComponent {
    var name: String { "Ada" }
    var size: Int { 1 }

    var label: LabelComponent { LabelComponent(parent: self) }
    var badge: BadgeComponent { BadgeComponent(parent: self) }
    var page: PageComponent { PageComponent(parent: self) }
    var sheet: SheetComponent { SheetComponent(parent: self) }
    var panel: PanelComponent { PanelComponent(parent: self) }
}

final class LabelComponent: Component<NameDependency, SizeDependency> {}  // reported here

final class BadgeComponent: Component<NameDependency, Int> {}  // reported here

class ScreenComponent<DependencyType>: Component<DependencyType> {}

final class PageComponent: ScreenComponent<NameDependency, SizeDependency> {}  // reported here

typealias NamedComponent = Component<NameDependency>
typealias Screen = ScreenComponent

final class SheetComponent: NamedComponent<SizeDependency> {}  // reported here

final class PanelComponent: Screen<SizeDependency> {}
