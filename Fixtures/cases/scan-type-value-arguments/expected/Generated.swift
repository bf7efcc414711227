// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ChildComponent.self) { ChildDependencyProvider($0) }
    }

    nonisolated final class ChildDependencyProvider: ChildDependency, Sendable {
        let back: Offset<-1>
        let codes: [String: Offset<-16>]
        let mask: InlineArray<0x10, Int>
        let rows: InlineArray<2, [3 of Int]>
        let wide: Grid<1000, String>
        init(_ component: DIRuntime.NewComponent) {
            let rootComponent: RootComponent = component.nearestAncestor()
            self.back = rootComponent.back
            self.codes = rootComponent.codes
            self.mask = rootComponent.mask
            self.rows = rootComponent.rows
            self.wide = rootComponent.wide
        }
    }
}
// (tail)
