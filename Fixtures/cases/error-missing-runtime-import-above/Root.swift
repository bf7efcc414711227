import DIRuntime

final class RootComponent: BootstrapComponent {
    var clock: Int { 5 }
    var name: String { "Ada" }
    var home: HomeComponent { HomeComponent(parent: self) }
    var list: ListComponent { ListComponent(parent: self) }
    var detail: DetailComponent { DetailComponent(parent: self) }
}

protocol HomeDependency: ClockCapability {}

final class HomeComponent: Component<HomeDependency> {
    var text: String { "\(dependency.clock)" }
}

protocol ListDependency: NameCapability {}

final class ListComponent: Component<ListDependency> {
    var text: String { dependency.name }
}

final class DetailComponent: Component<Capabilities> {
    var text: String { "\(dependency.name) \(dependency.clock)" }
}
