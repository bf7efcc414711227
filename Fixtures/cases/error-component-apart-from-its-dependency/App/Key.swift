import DIRuntime

public final class KeyComponent: Component<KeyDependency> {}
