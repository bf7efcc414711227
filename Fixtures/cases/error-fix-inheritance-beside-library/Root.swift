import DIRuntime

final class RootComponent: BootstrapComponent {
    let user = "Ada"
    var orders: OrdersComponent { OrdersComponent(parent: self) }
    var tracking: TrackingComponent { TrackingComponent(parent: self) }
}
