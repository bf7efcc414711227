// The typealias by which other modules extend the scope was deleted: told once, with and without the module's name.
import DIRuntime

open class SessionScope: Component<EmptyDependency> {}

public final class RootComponent: BootstrapComponent {
    public var session: SessionScope { SessionScope(parent: self) }
}
