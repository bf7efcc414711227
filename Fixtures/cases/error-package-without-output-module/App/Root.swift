import DIRuntime
import Feed

final class RootComponent: BootstrapComponent {
    let limit = 3

    var home: HomeComponent { HomeComponent(parent: self) }
}
