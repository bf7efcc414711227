// What a typealias stands for is in a module that the file does not import.
import DIRuntime

typealias Card = MenuComponent

final class SecondRoot: BootstrapComponent {
    var card: Card { Card(parent: self) }
}
