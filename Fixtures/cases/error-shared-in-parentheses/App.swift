// What is made by `shared({ … })` is read and created as by `shared { … }`.
import DIRuntime

protocol HomeDependency: Dependency {
    var screen: String { get }
}

final class RootComponent: BootstrapComponent {
    var screen: String { shared({ HomeComponent(parent: self).title }) }
    var first: Int { self.shared({ second.count }) }
    var second: String { shared({ "\(first)" }).uppercased() }
    var shared: HomeComponent { shared({ .init(parent: self) }) }
    var list: ListComponent { shared({ HomeComponent(parent: self) }) }
    func list(isLate: Bool) -> ListComponent {
        let list: ListComponent = shared({ HomeComponent(parent: self) })
        return list
    }
}

final class HomeComponent: Component<HomeDependency> {
    var title: String { dependency.screen }
}

final class ListComponent: Component<EmptyDependency> {}
