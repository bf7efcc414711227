import DIRuntime

final class RootComponent: BootstrapComponent {
    let user: UserName = UserName(text: "Ada")
    let database: any Database = MemoryDatabase()

    var home: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var user: String { get }
    var database: any Databse { get }
}

final class HomeComponent: Component<HomeDependency> {}
