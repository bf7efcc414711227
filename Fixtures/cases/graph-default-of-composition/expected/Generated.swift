// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(CardComponent.self) { SpacedProvider($0) }
        table.register(ListComponent.self) { SpacedProvider($0) }
    }

    nonisolated final class SpacedProvider: Spaced, Limited {
        init(_ component: DIRuntime.NewComponent) {}
    }
}
// (tail)
