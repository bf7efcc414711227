import DIRuntime
import Feature
import Kit

final class RootComponent: BootstrapComponent {
    var code: Kit.Code { "three" }
    var item: Kit.Item { Kit.Item() }
    var list: ListComponent { ListComponent(parent: self) }
}
