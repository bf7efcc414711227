// 'let user' was lost in a merge: the components that pass it on, for themselves only, are not what is wrong.
import DIRuntime

struct User {}

final class RootComponent: BootstrapComponent {
    var trip: TripComponent { TripComponent(parent: self) }
}

protocol TripDependency: Dependency {
    var user: User { get }
}

final class TripComponent: Component<TripDependency> {
    private var user: User { dependency.user }
    var driver: DriverComponent { DriverComponent(parent: self) }
}

protocol DriverDependency: Dependency {
    var user: User { get }
}

final class DriverComponent: Component<DriverDependency> {
    fileprivate var user: User { dependency.user }
    var rating: RatingComponent { RatingComponent(parent: self) }
    var again: TripComponent { TripComponent(parent: self) }
}

protocol RatingDependency: Dependency {
    var user: User { get }
}

final class RatingComponent: Component<RatingDependency> {}
