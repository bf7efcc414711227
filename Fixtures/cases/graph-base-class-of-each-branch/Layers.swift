// A base class that differs between the branches, six times over: of the base classes on each other only two are compiled.
import DIRuntime

class PlainComponent: Component<ListDependency> {}
class TracedComponent: Component<ListDependency> {}

#if DEBUG
    typealias Base1 = TracedComponent
    typealias Base2 = Traced1Component
    typealias Base3 = Traced2Component
    typealias Base4 = Traced3Component
    typealias Base5 = Traced4Component
    typealias Base6 = Traced5Component
#else
    typealias Base1 = PlainComponent
    typealias Base2 = Plain1Component
    typealias Base3 = Plain2Component
    typealias Base4 = Plain3Component
    typealias Base5 = Plain4Component
    typealias Base6 = Plain5Component
#endif

class Plain1Component: Base1 {}
class Traced1Component: Base1 {}
class Plain2Component: Base2 {}
class Traced2Component: Base2 {}
class Plain3Component: Base3 {}
class Traced3Component: Base3 {}
class Plain4Component: Base4 {}
class Traced4Component: Base4 {}
class Plain5Component: Base5 {}
class Traced5Component: Base5 {}

final class LayeredComponent: Base6 {
    var text: String { "layers for \(dependency.user)" }
}

extension RootComponent {
    var layers: LayeredComponent { LayeredComponent(parent: self) }
}
