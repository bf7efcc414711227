import DIRuntime

@testable import Cart

final class ParentStandIn: BootstrapComponent {
    var subject: CartComponent { CartComponent(parent: self) }
}
