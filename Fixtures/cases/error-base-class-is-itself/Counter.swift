// In a namespace the class has the name of its base class, and so hides it.
import DIRuntime

enum Counter {}

extension Counter {
    protocol Needs: Dependency { var start: Int { get } }

    final class Component: Component<Needs> {
        var detail: DetailComponent { DetailComponent(parent: self) }
    }
}

final class DetailComponent: DIRuntime.Component<Counter.Needs> {}

final class AppComponent: DIRuntime.BootstrapComponent {
    var start: Int { 1 }
    var counter: Counter.Component { Counter.Component(parent: self) }
}
