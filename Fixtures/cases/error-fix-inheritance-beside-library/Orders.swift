// Another library has a 'Dependency' as well, so the runtime's is called by its module.
import DIRuntime
import RIBs

protocol OrdersDependency: RIBs.Dependency {
    var user: String { get }
}

final class OrdersComponent: DIRuntime.Component<OrdersDependency> {
    var title: String { dependency.user }
}

protocol TrackingDependency: AnyObject {
    var user: String { get }
}

final class TrackingComponent: DIRuntime.Component<TrackingDependency> {
    var title: String { dependency.user }
}
