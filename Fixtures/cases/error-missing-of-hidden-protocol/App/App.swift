// Who does not see a protocol does not see what its extensions have, whatever that says of itself.
import DIRuntime
import Kit

private protocol Greeting {}

extension Greeting {
    var greeting: String { "Hello" }
    internal var farewell: String { "Bye" }
}

protocol Tone {}

extension Tone {
    fileprivate var volume: Double { 1 }
}

final class RootComponent: BootstrapComponent, Greeting, Tone {
    var hall: HallComponent { HallComponent(parent: self) }
    var shop: ShopComponent { ShopComponent(parent: self) }
}

protocol HallDependency: Dependency {
    var greeting: String { get }
    var farewell: String { get }
    var volume: Double { get }
}

final class HallComponent: Component<HallDependency> {}
