import DIRuntime
import Feature
import Names

final class RootComponent: BootstrapComponent {
    let style = Profile.Style(name: "large ")
    var user: String { "Ada" }
    var screens: ScreensComponent { ScreensComponent(parent: self) }
}
