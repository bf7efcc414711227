// Initialisers that get a parent and pass on another one are told; names of their own may be the parent that they got.
import DIRuntime

protocol PageDependency: Dependency { var title: String { get } }

final class PageComponent: Component<PageDependency> {
    override init(parent: any Scope) { super.init(parent: fallback) }
}

final class PanelComponent: Component<PageDependency> {
    init(parent scope: any Scope, inset: Int) {
        let outer = scope
        print(inset)
        super.init(parent: outer)
    }
    convenience init(parent: any Scope) { self.init(parent: parent, inset: 0) }
    convenience init(parent: any Scope, insets: [Int]) { self.init(parent: fallback.base, inset: insets[0]) }
}

struct Fallback { let base: RootComponent }
let fallback = RootComponent()

final class RootComponent: BootstrapComponent {
    var title: String { "root" }
    var page: PageComponent { PageComponent(parent: self) }
    var panel: PanelComponent { PanelComponent(parent: self, insets: [1]) }
}
