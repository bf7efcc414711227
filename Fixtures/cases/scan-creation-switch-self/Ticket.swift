// The names that the cases of `switch self` bind are names of `self`.
import DIRuntime

protocol SeatDependency: Dependency { var row: Int { get } }

final class SeatComponent: Component<SeatDependency> {}

protocol MealDependency: Dependency { var menu: String { get } }

final class MealComponent: Component<MealDependency> {}

class TicketComponent: Component<EmptyDependency> {
    var meal: MealComponent? {
        switch self as? FirstClassComponent {
        case let first?: return MealComponent(parent: first)
        case nil: return nil
        }
    }
    var secondMeal: MealComponent? {
        switch self {
        case let first as FirstClassComponent where first.menu.isEmpty: nil
        case let first as FirstClassComponent: MealComponent(parent: first)
        default: nil
        }
    }
    var windowSeat: SeatComponent? {
        switch self {
        case let first as FirstClassComponent where first.row == 1: SeatComponent(parent: first)
        default: nil
        }
    }
    var seat: SeatComponent? {
        switch self as? FirstClassComponent {
        case .some(let first): SeatComponent(parent: first)
        case .none: nil
        }
    }
}

final class FirstClassComponent: TicketComponent {
    var menu: String { "fish" }
    var row: Int { 1 }
}

final class TrainComponent: BootstrapComponent {
    var first: FirstClassComponent { FirstClassComponent(parent: self) }
}
