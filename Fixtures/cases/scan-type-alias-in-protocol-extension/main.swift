import DIRuntime

final class RootComponent: BootstrapComponent, Ruler {
    var trip: TripComponent { TripComponent(parent: self) }
}

protocol TripDependency: Dependency {
    var legs: [Double] { get }
}

final class TripComponent: Component<TripDependency> {
    var length: Double { dependency.legs.reduce(0, +) }
}

print(RootComponent().trip.length)
