// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        #if !(LONG) || LEFT || RIGHT
        table.register(RowComponent.self) { RowDependencyProvider($0) }
        #endif
    }

    #if !(LONG) || LEFT || RIGHT
    nonisolated final class RowDependencyProvider: RowDependency {
        var name: String { rootComponent.name }
        #if LONG
        var side: String {
            switch leftOrRightComponent {
            #if LEFT
            case .leftComponent(let owner): return owner.side
            #endif
            #if RIGHT
            case .rightComponent(let owner): return owner.side
            #endif
            }
        }
        #endif
        #if LONG
        private let leftOrRightComponent: LeftOrRightComponent
        #endif
        private let rootComponent: RootComponent
        #if LONG
        private enum LeftOrRightComponent {
            #if LEFT
            case leftComponent(LeftComponent)
            #endif
            #if RIGHT
            case rightComponent(RightComponent)
            #endif
        }
        #endif
        init(_ component: DIRuntime.NewComponent) {
            #if LONG
            leftOrRightComponent = component.nearestAncestor { scope in
                #if LEFT
                if let owner = scope as? LeftComponent { return .leftComponent(owner) }
                #endif
                #if RIGHT
                if let owner = scope as? RightComponent { return .rightComponent(owner) }
                #endif
                return nil
            }
            #endif
            rootComponent = component.nearestAncestor()
        }
    }
    #endif
}
// (tail)
