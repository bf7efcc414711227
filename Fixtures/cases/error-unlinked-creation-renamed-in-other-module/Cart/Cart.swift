import DIRuntime

public final class BasketComponent: Component<EmptyDependency> {
    public var size: Int { 3 }
}
