import DIRuntime

final class PageComponent: Component<EmptyDependency> {}
