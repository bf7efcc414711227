// A keyword that declares something awaits its name, also on the next line.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var names: String {
        func
        page() -> PageComponent { .init(parent: self) }
        var
            next: PageComponent { .init(parent: self) }
        return page().name + next.name
    }
    var name: String { "ada" }
}

protocol
    PageDependency: Dependency {
    var name: String { get }
}

final class
    PageComponent: Component<PageDependency> {
    var name: String { dependency.name }
}
print(RootComponent().names)
