// Conditions that can hold together do not make two declarations exclusive.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var logComponent: LogComponent { LogComponent(parent: self) }
}

#if DEBUG
final class LogComponent: Component<EmptyDependency> {
    var level: Int { 3 }
}
#endif

#if os(Linux)
final class LogComponent: Component<EmptyDependency> {
    var level: Int { 1 }
}
#endif
