import DIRuntime
import `class`
import `default`

final class RootComponent: BootstrapComponent {
    var wall: `default`.Clock { `default`.Clock() }
    var word: `class`::Clock { `class`::Clock() }
    var greeting: GreetingComponent { GreetingComponent(parent: self) }
}
