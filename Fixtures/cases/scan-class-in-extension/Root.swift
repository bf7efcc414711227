// The root makes the nested component, and another extension of the namespace provides nothing.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var child: Feature.ChildComponent { Feature.ChildComponent(parent: self) }
}

extension Feature {
    static var title: String { "wrong" }
}

extension RootComponent {
    var title: String { "Root" }
}
