// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(LabelComponent.self) { LabelDependencyProvider($0) }
    }

    nonisolated final class LabelDependencyProvider: LabelDependency {
        var title: String {
            switch intScreenOrOtherOwner {
            case .intScreen(let owner): return owner.title
            case .listScreen(let owner): return owner.title
            case .rootComponent(let owner): return owner.title
            case .setScreen(let owner): return owner.title
            }
        }
        private let intScreenOrOtherOwner: IntScreenOrOtherOwner
        private enum IntScreenOrOtherOwner {
            case intScreen(IntScreen)
            case listScreen(ListScreen)
            case rootComponent(RootComponent)
            case setScreen(SetScreen)
        }
        init(_ component: DIRuntime.NewComponent) {
            intScreenOrOtherOwner = component.nearestAncestor { scope in
                if let owner = scope as? IntScreen { return .intScreen(owner) }
                if let owner = scope as? ListScreen { return .listScreen(owner) }
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                if let owner = scope as? SetScreen { return .setScreen(owner) }
                return nil
            }
        }
    }
}
// (tail)
