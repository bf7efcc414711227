// A type lost its 'public', and what is internal to another module requires it: 'internal' would not do.
import Core
import DIRuntime

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
}

final class HomeComponent: FeatureComponent<EmptyDependency> {
    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var log: Log { get }
}

final class RowComponent: Component<RowDependency> {
    var log: Log { dependency.log }
}
