// The protocol stands in an extension of a type that the generated file does not see.
import DIRuntime

private enum Library {
    enum Hall {}
}

extension Library.Hall {
    protocol LampDependency: Dependency {
        var city: String { get }
    }

    fileprivate final class LampComponent: Component<LampDependency> {
        var label: String { "lamp in \(dependency.city)" }
    }
}

final class CityComponent: BootstrapComponent {
    var city: String { "Basel" }
    private var lamp: Library.Hall.LampComponent { Library.Hall.LampComponent(parent: self) }
    var label: String { lamp.label }
}
