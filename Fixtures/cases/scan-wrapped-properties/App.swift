// A property wrapper decides the type, so an initial value shows nothing; a weak property is optional.
import DIRuntime

@propertyWrapper
struct Trimmed {
    var wrappedValue: String?
}

final class Session {}

final class RootComponent: BootstrapComponent {
    @Trimmed var name = "Ada"
    weak var session = Session()
    @MainActor var store = Session()
    @available(*, noasync) lazy var cache = Session()
    var serverComponent: ServerComponent { ServerComponent(parent: self) }
}

protocol ServerDependency: Dependency {
    var name: String { get }
    var session: Session { get }
    @MainActor var store: Session { get }
    var cache: Session { get }
}

final class ServerComponent: Component<ServerDependency> {}
