// Extensions of a generic base class for other arguments each may have members of one name.
import DIRuntime

class ScreenComponent<Needs, Model>: Component<Needs> {}

extension ScreenComponent<EmptyDependency, Int> {
    var first: Int { 1 }
}

extension ScreenComponent<EmptyDependency, String> {
    var first: String { "a" }
}

final class RootComponent: BootstrapComponent {
    var years: YearsComponent { YearsComponent(parent: self) }
    var names: NamesComponent { NamesComponent(parent: self) }
}

final class YearsComponent: ScreenComponent<EmptyDependency, Int> {
    var row: YearComponent { YearComponent(parent: self) }
}

final class NamesComponent: ScreenComponent<EmptyDependency, String> {
    var row: NameComponent { NameComponent(parent: self) }
}

protocol YearDependency: Dependency {
    var first: Int { get }
}

protocol NameDependency: Dependency {
    var first: String { get }
}

final class YearComponent: Component<YearDependency> {}
final class NameComponent: Component<NameDependency> {}
