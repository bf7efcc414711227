// Components in extensions of types that the generated file does not see are as hidden as these.
import DIRuntime

protocol ShelfDependency: Dependency {
    var city: String { get }
}

fileprivate enum Library {
    enum Hall {}
}

extension Library {
    final class ShelfComponent: Component<ShelfDependency> {
        var label: String { "shelf in \(dependency.city)" }
    }
}

extension Library.Hall {
    final class LampComponent: Component<ShelfDependency> {
        var label: String { "lamp in \(dependency.city)" }
    }
}

final class CityComponent: BootstrapComponent {
    var city: String { "Basel" }
    private var shelf: Library.ShelfComponent { Library.ShelfComponent(parent: self) }
    private var lamp: Library.Hall.LampComponent { Library.Hall.LampComponent(parent: self) }
    var labels: [String] { [shelf.label, lamp.label] }
}
