// It was moved here, without 'public'; one of the files that extend it does not even import its new module.
import DIRuntime

final class RootComponent: BootstrapComponent {}  // reported here

public final class SupportComponent: Component<EmptyDependency> {}
