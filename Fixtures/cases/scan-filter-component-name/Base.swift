// The base class and the base protocol are the only declarations that name the runtime's.
import DIRuntime

protocol Needs: Dependency {}

class Flow<Wants>: Component<Wants> {}

class Root: BootstrapComponent {
    var currency: String { "EUR" }
}
