import DIRuntime

final class RootComponent: BootstrapComponent {
    let currency = "EUR"
    let owner: String
    init(owner: String) {
        self.owner = owner
        super.init()
    }

    var cart: CartComponent { CartComponent(parentComponent: self) }
    var order: OrderComponent { OrderComponent("Ada", host: self) }
    var item: ItemComponent { .init("Pen", self) }
    lazy var receipt = shared { Receipt(self) }
    lazy var label = Label(owner: self)
    lazy var otherLabel = Label(self)
    var badge: BadgeComponent { BadgeComponent(owner: owner, parent: self) }
    var emblem: BadgeComponent { BadgeComponent(owner: owner, inside: self) }
}
