import DIRuntime
import Library

final class RootComponent: BootstrapComponent {}

// Nobody imports the app.
public final class ForgottenComponent: Component<EmptyDependency> {}
