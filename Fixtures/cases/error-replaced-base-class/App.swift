// A class that inherits from another one now, which is no component: what it inherited from before is left over for that reason.
import DIRuntime

class Screen {}

open class FlowComponent<Needs>: Component<Needs> {}

final class RootComponent: BootstrapComponent {
    var pay: PayComponent { PayComponent(parent: self) }
}

final class PayComponent: Screen {
    init(parent: Scope) {}
    var receipt: ReceiptComponent { ReceiptComponent(parent: self) }
}

final class ReceiptComponent: Component<EmptyDependency> {}

// What no class can inherit from is told as ever.
final class HelpComponent: Component<EmptyDependency> {}
