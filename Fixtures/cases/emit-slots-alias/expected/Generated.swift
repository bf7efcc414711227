// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(slot: Badges.self)
        table.register(plugin: NewBadge.self, flag: "NewBadge") { NewBadge(parent: $0) }
        table.register(slot: Menus.self)
        table.register(plugin: FileMenu.self, flag: "FileMenu") { FileMenu(parent: $0) }
        table.register(slot: Rows.self)
        table.register(plugin: ListRow.self, flag: "ListRow") { ListRow(parent: $0) }
        table.register(slot: Tabs.self)
        table.register(plugin: FeedTab.self, flag: "FeedTab") { FeedTab(parent: $0) }
    }
}
// (tail)
