import Core
import DIRuntime
import Screens

final class RootComponent: MainActorBootstrapComponent {
    let style = Style(mark: "!")
    nonisolated let clock = Clock(hour: 9)
    var screenComponent: ScreenComponent { ScreenComponent(parent: self) }
}

print(RootComponent().screenComponent.text)
