// A member is as visible as its type at most, so both have to change.
import DIRuntime

package struct Store {
    package init() {}
}

struct Amount {}

enum Price {
    case fixed(Amount)
}

open class CoreComponent: BootstrapComponent {
    package var store: Store { Store() }
    var price: Price { .fixed(Amount()) }
}
