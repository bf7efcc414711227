// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(LoggedInComponent.self) { LoggedInDependencyProvider($0) }
        table.register(ScoreSheetComponent.self) { ScoreSheetDependencyProvider($0) }
    }

    nonisolated final class LoggedInDependencyProvider: LoggedInDependency {
        var players: [String] { rootComponent.players }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class ScoreSheetDependencyProvider: ScoreSheetDependency {
        var scores: [Int] { rootComponent.scores }
        var title: String {
            switch loggedInOrRootComponent {
            case .loggedInComponent(let owner): return owner.title
            case .rootComponent(let owner): return owner.title
            }
        }
        private let loggedInOrRootComponent: LoggedInOrRootComponent
        private let rootComponent: RootComponent
        private enum LoggedInOrRootComponent {
            case loggedInComponent(LoggedInComponent)
            case rootComponent(RootComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            loggedInOrRootComponent = component.nearestAncestor { scope in
                if let owner = scope as? LoggedInComponent { return .loggedInComponent(owner) }
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                return nil
            }
            rootComponent = component.nearestAncestor()
        }
    }
}
// (tail)
