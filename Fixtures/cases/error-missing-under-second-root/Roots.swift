// The widget forgot the token.
import DIRuntime

final class AppRootComponent: BootstrapComponent {
    var pushToken: String { "p-1" }
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
}

final class WidgetRootComponent: BootstrapComponent {
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
}
