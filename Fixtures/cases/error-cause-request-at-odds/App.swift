// The member serves others as it is, so what is wrong is the request: its type, its name, its effects.
import DIRuntime

struct Cart {
    let total: Int
}

struct Kart {
    let speed: Int
}

final class RootComponent: BootstrapComponent {
    var cart: Cart { Cart(total: 3) }
    var token: String { get async { "t" } }
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
    var raceComponent: RaceComponent { RaceComponent(parent: self) }
    var typoComponent: TypoComponent { TypoComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var cart: Cart { get }
    var token: String { get async }
}

final class HomeComponent: Component<HomeDependency> {}

protocol RaceDependency: Dependency {
    var cart: Kart { get }
    var token: String { get }
}

final class RaceComponent: Component<RaceDependency> {}

protocol TypoDependency: Dependency {
    var crat: Cart { get }
    // Not similar, so it is only asked after.
    var basket: Cart { get }
}

final class TypoComponent: Component<TypoDependency> {}
