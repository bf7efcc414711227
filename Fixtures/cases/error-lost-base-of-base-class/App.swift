// The class at the top lost what makes the others components: it is named, once for all.
import DIRuntime

class PlainScreen<Needs> {
    init(parent: Scope) {}
}

class TallScreen: PlainScreen<EmptyDependency> {}

final class RootComponent: BootstrapComponent {
    var menu: MenuComponent { MenuComponent(parent: self) }
    var card: CardComponent { CardComponent(parent: self) }
}

final class MenuComponent: TallScreen {
    var detail: DetailComponent { DetailComponent(parent: self) }
}

final class CardComponent: PlainScreen<EmptyDependency> {
    var detail: DetailComponent { DetailComponent(parent: self) }
}

final class DetailComponent: Component<EmptyDependency> {}
