import DIRuntime

final class StampComponent: Component<EmptyDependency> {}
