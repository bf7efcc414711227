import DIRuntime

public final class CartComponent: Component<EmptyDependency> {}
