// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PageComponent.self) { PageDependencyProvider($0) }
    }

    nonisolated final class PageDependencyProvider: PageDependency {
        var album: AlbumStore.Item? { rootComponent.album }
        var entry: Songbook.Entry { rootComponent.entry }
        func find(_ id: Int) throws(StoreError) -> [Song] { try rootComponent.find(id) }
        var id: AlbumStore.Item.ID { rootComponent.id }
        var kinds: [Kind] { rootComponent.kinds }
        var number: Numbers.Element { rootComponent.number }
        var reply: SongStore.Reply { rootComponent.reply }
        var rows: [Page<Song>.Item] { rootComponent.rows }
        var song: SongStore.Item { rootComponent.song }
        var songs: SongStore.Items { rootComponent.songs }
        var states: [Home.State] { rootComponent.states }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
