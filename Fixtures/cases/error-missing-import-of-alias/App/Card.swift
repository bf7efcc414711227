import Core
import DIRuntime

protocol CardDependency: Dependency {
    var price: Price { get }
    var handler: Handler<Int, String> { get }
}

final class CardComponent: Component<CardDependency> {}
