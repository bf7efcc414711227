// An initialiser may call its parent as it likes: the label that it passes on as 'parent' is followed to its calls.
import DIRuntime

protocol ShopDependency: Dependency { var currency: String { get } }

final class CartComponent: Component<ShopDependency> {
    init(parentComponent: any Scope) { super.init(parent: parentComponent) }
}

// With more parameters, of which one is called like the parent of another class.
final class OrderComponent: Component<ShopDependency> {
    let owner: String
    init(_ owner: String, host scope: any Scope, notes: [String] = []) {
        self.owner = owner
        let outer = scope
        super.init(parent: (outer))
    }
}

// Without a label, behind another one without.
final class ItemComponent: Component<ShopDependency> {
    let name: String
    init(_ name: String, _ parent: (any Scope)?) {
        self.name = name
        super.init(parent: parent!)
    }
}

// Through another initialiser, and by a base class.
class PageComponent: Component<ShopDependency> {
    init(owner: any Scope) { super.init(parent: owner) }
    convenience init(within window: any Scope) { self.init(owner: window) }
}

final class HelpPageComponent: PageComponent {}

final class TermsPageComponent: PageComponent {
    init(shop: RootComponent) { super.init(owner: shop) }
}

final class ReceiptComponent: Component<ShopDependency> {
    convenience init(_ scope: any Scope) { self.init(parent: scope) }
}

typealias Receipt = ReceiptComponent

// No component, nor what has such labels elsewhere.
struct Label {
    let owner: RootComponent
    init(owner: RootComponent) { self.owner = owner }
    init(_ owner: RootComponent) { self.owner = owner }
}

final class BadgeComponent: Component<ShopDependency> {
    let owner: String
    init(owner: String, parent: any Scope) {
        self.owner = owner
        super.init(parent: parent)
    }
    convenience init(owner: String, inside parent: any Scope) { self.init(owner: owner, parent: parent) }
}
