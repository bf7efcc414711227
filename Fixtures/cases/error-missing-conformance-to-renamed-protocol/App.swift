import DIRuntime

// Renamed with its extension, but not where components conform to it: one of them itself, one by its base class.
protocol Timekeeper {
    var zone: String { get }
}

extension Timekeeper {
    var now: String { "noon in \(zone)" }
}

final class RootComponent: BootstrapComponent, TimeKeepers {
    let zone = "UTC"
    var home: HomeComponent { HomeComponent(parent: self) }
    var shop: ShopComponent { ShopComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var now: String { get }
}

final class HomeComponent: Component<HomeDependency> {}

class ZonedComponent<Needs>: Component<Needs>, TimeKeepers {
    let zone = "CET"
}

final class ShopComponent: ZonedComponent<EmptyDependency> {
    var till: TillComponent { TillComponent(parent: self) }
}

protocol TillDependency: Dependency {
    var now: String { get }
}

final class TillComponent: Component<TillDependency> {}
