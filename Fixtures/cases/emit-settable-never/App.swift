// Nothing sets what never is, and the compiler warns of code that would.
import DIRuntime

protocol StopDependency: Dependency {
    var stop: Never { get set }
    var halt: Never { get }
    subscript(code: Int) -> Never { get set }
}

final class StopComponent: Component<StopDependency> {}

final class RootComponent: BootstrapComponent {
    var stop: Never {
        get { fatalError("stopped") }
        set {}
    }
    var halt: Never { fatalError("halted") }
    subscript(code: Int) -> Never {
        get { fatalError("\(code)") }
        set {}
    }

    var stopComponent: StopComponent { StopComponent(parent: self) }
}
