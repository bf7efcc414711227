import DIRuntime

public final class CartComponent: Component<EmptyDependency> {
    public var total: TotalComponent { TotalComponent(parent: self) }
}

public final class TotalComponent: Component<EmptyDependency> {}
