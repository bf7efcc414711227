import RxSwift

final class RootComponent: BootstrapComponent {
    var title: String { "Home" }
    var home: HomeComponent { HomeComponent(parent: self) } // reported here
    var empty: EmptyComponent { EmptyComponent(parent: self) }
}

final class EmptyComponent: Screen<EmptyDependency> {}

protocol HomeDependency: Dependency {
    var title: String { get }
}

final class HomeComponent: Screen<HomeDependency> {}
