// Typealiases of dependency protocols may be meant, and protocols by the name that they have inside of their namespace.
import DIRuntime

enum Menu {
    protocol Needs: Dependency {}

    final class Component: DIRuntime.Component<Neds> {}
}

typealias MenuNeeds = Menu.Needs

final class RootComponent: BootstrapComponent {
    var menu: Menu.Component { Menu.Component(parent: self) }
    var card: CardComponent { CardComponent(parent: self) }
}

final class CardComponent: Component<any MenuNeds> {}
