import Models

final class PageComponent: Component<UserDependency> {}
