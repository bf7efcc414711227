// The parameter of a generic base class hides the component of its name; a subclass says what it stands for.
import DIRuntime

class StackComponent<Page>: Component<EmptyDependency> {
    var page: Page?
    func fill() where Page == CardComponent { page = .init(parent: self) }
}

final class Page: Component<EmptyDependency> {}

final class CardComponent: Component<EmptyDependency> {}

final class CardStackComponent: StackComponent<CardComponent> {
    func refill() { page = .init(parent: self) }
}

final class GameComponent: BootstrapComponent {
    var cards: CardStackComponent { CardStackComponent(parent: self) }
}
