// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(slot: Tabs.self)
        table.register(plugin: NewsTab.self, flag: "NewsTab") { NewsTab(parent: $0) }
        table.register(plugin: HelpTab.self, flag: "HelpTab") { HelpTab(parent: $0) }
        table.register(plugin: FeedTab.self, flag: "tab.feed") { FeedTab(parent: $0) }
    }
}
// (tail)
