// What is declared in a generic type is generic as well, also in an extension and as a root.
import DIRuntime

enum Feature<Item> {
    final class ListComponent: Component<ListDependency> {}
}

extension Array {
    final class GridComponent: Component<EmptyDependency> {}
}

protocol ListDependency: Dependency {
    var limit: Int { get }
}

class RootComponent<Item>: BootstrapComponent {
    var limit: Int { 3 }
    var list: Feature<Item>.ListComponent { Feature<Item>.ListComponent(parent: self) }
    var grid: Array<Item>.GridComponent { Array<Item>.GridComponent(parent: self) }
}

final class AppComponent: RootComponent<Int> {}

final class OtherRoot<Item>: BootstrapComponent {}

func launch() {
    _ = AppComponent()
}
