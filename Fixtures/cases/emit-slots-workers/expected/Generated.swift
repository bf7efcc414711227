// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(slot: Workers.self)
        table.register(plugin: PushComponent.self, flag: "worker.push") { PushComponent(parent: $0) }
        table.register(plugin: SyncComponent.self, flag: "worker.sync") { SyncComponent(parent: $0) }
    }
}
// (tail)
