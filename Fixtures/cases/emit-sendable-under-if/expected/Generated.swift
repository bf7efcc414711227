// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(WorkComponent.self) { WorkDependencyProvider($0) }
    }

    nonisolated final class WorkDependencyProvider: WorkDependency, Sendable {
        let limit: Int
        #if DEBUG
        let trace: String?
        #endif
        private enum DebugOrRootComponent {
            #if DEBUG
            case debugComponent(DebugComponent)
            #endif
            case rootComponent(RootComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            let debugOrRootComponent: DebugOrRootComponent = component.nearestAncestor { scope in
                #if DEBUG
                if let owner = scope as? DebugComponent { return .debugComponent(owner) }
                #endif
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                return nil
            }
            #if DEBUG
            let rootComponent: RootComponent = component.nearestAncestor()
            #endif
            switch debugOrRootComponent {
            #if DEBUG
            case .debugComponent(let owner): self.limit = owner.limit
            #endif
            case .rootComponent(let owner): self.limit = owner.limit
            }
            #if DEBUG
            self.trace = rootComponent.trace
            #endif
        }
    }
}
// (tail)
