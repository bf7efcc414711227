// One type that hides another module's is one mistake, in whichever members.
import Core
import DIRuntime

struct Item {}

typealias Counts = Page<UInt>

final class MemoryStore: Storing {}

final class RootComponent: BootstrapComponent {
    var first: Item { Item() }
    var page: Page<Item> { Page() }
    lazy var store = MemoryStore()
    var counts: Counts { Page() }
    var token: Core.Item { get async throws { fatalError() } }
    var list: ListComponent { ListComponent(parent: self) }
}
