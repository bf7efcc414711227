import DIRuntime
import Screens

final class RootComponent: BootstrapComponent {
    var detailComponent: DetailComponent { DetailComponent(parent: self) }
    var listComponent: ListComponent { ListComponent(parent: self) }
}
