import DIRuntime
import Feature
import Kit

struct Item {}

typealias Code = Int

enum Row {}

final class RootComponent: BootstrapComponent {
    var item: Kit.Item { Kit.Item(name: "kit") }
    var row: Feature.Row { Feature.Row(number: 2) }
    var code: Kit.Code { "three" }
    var list: ListComponent { ListComponent(parent: self) }
}
