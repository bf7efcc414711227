import DIRuntime

public final class ChestComponent: Component<ChestDependency> {}
