// Any protocol of a hierarchy may implement what another one of it requires, and for no other.
import Core
import DIRuntime

final class RootComponent: BootstrapComponent {
    var card: CardComponent { CardComponent(parent: self) }
    var list: ListComponent { ListComponent(parent: self) }
    var grid: GridComponent { GridComponent(parent: self) }
}
