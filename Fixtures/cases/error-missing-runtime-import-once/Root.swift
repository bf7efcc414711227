// The import that the other file lacks is told once, whatever else that file declares.
import DIRuntime

class ScreenComponent<Needs>: Component<Needs> {}

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var home: HomeComponent { HomeComponent(parent: self) }
    var list: ListComponent { ListComponent(parent: self) }
    var detail: DetailComponent { DetailComponent(parent: self) }
}
