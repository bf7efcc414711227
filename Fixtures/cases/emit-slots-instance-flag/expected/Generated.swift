// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(slot: Tabs.self)
        table.register(plugin: CartTab.self, flag: "tab.cart") { CartTab(parent: $0) }
        table.register(plugin: PaidTab.self, flag: "PaidTab") { PaidTab(parent: $0) }
    }
}
// (tail)
