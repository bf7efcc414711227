import DIRuntime

public final class LoggedOutComponent: Component<EmptyDependency> {
}
