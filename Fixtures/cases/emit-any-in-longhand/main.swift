// Code that is older than `any`: the provider has it wherever the owner writes it, in whatever form the two types are.
import DIRuntime

struct Guest: Speaking {
    let name = "ada"
}

struct Row<Kind> {
    let all: [Kind]
}

protocol PageDependency: Dependency {
    var list: Array<Speaking> { get }
    var sugared: [Speaking] { get }
    var longhand: Array<Speaking> { get }
    var spare: Optional<Speaking> { get }
    var byName: Dictionary<String, Speaking> { get }
    var pair: (Speaking, Int) { get }
    var row: Row<Speaking> { get }
}

final class PageComponent: Component<PageDependency> {
    var count: Int {
        let lists = [dependency.list, dependency.sugared, dependency.longhand, dependency.row.all]
        return lists.joined().count + dependency.byName.count + dependency.pair.1 + (dependency.spare == nil ? 0 : 1)
    }
}

final class RootComponent: BootstrapComponent {
    var list: Array<any Speaking> { [Guest()] }
    var sugared: Array<any Speaking> { [Guest()] }
    var longhand: [any Speaking] { [Guest()] }
    var spare: Optional<any Speaking> { Guest() }
    var byName: [String: any Speaking] { ["ada": Guest()] }
    var pair: (any Speaking, Int) { (Guest(), 2) }
    var row: Row<any Speaking> { Row(all: [Guest()]) }
    var page: PageComponent { PageComponent(parent: self) }
}
print(RootComponent().page.count)
