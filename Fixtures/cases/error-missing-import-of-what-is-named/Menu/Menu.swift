import DIRuntime

public final class MenuComponent: Component<EmptyDependency> {}
