// Both types are of 'Core', which this file does not import.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var price: Price { fatalError() }
    var handler: Handler<Int, String> { { _, _ in } }

    var card: CardComponent { CardComponent(parent: self) }
}
