// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(GateComponent.self) { GateDependencyProvider($0) }
    }

    nonisolated final class GateDependencyProvider: GateDependency {
        var made: Ticket {
            _read { yield rootComponent.made }
        }
        var seats: Seats<Ticket> {
            _read { yield rootComponent.seats }
            _modify { yield &rootComponent.seats }
        }
        var ticket: Ticket {
            _read {
                switch hallOrRootComponent {
                case .hallComponent(let owner): yield owner.ticket
                case .rootComponent(let owner): yield owner.ticket
                }
            }
        }
        private let hallOrRootComponent: HallOrRootComponent
        private let rootComponent: RootComponent
        private enum HallOrRootComponent {
            case hallComponent(HallComponent)
            case rootComponent(RootComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            hallOrRootComponent = component.nearestAncestor { scope in
                if let owner = scope as? HallComponent { return .hallComponent(owner) }
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                return nil
            }
            rootComponent = component.nearestAncestor()
        }
    }
}
// (tail)
