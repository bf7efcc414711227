protocol HomeDependency: Dependency { var user: String { get } }
protocol ListDependency: Dependency { var user: String { get } }
protocol DetailDependency: Dependency { var user: String { get } }

final class HomeComponent: Component<HomeDependency> {}
final class ListComponent: ScreenComponent<ListDependency> {}
final class DetailComponent: ScreenComponent<DetailDependency> {}
