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
        var count: Countdown.Element { rootComponent.count }
        var entry: Songbook.Entry { rootComponent.entry }
        func find(_ id: Int) throws(StoreError) -> [Song] { try rootComponent.find(id) }
        var first: Library.Shelves.First { rootComponent.first }
        var id: AlbumStore.Item.ID { rootComponent.id }
        var kinds: [Kind] { rootComponent.kinds }
        var label: LoudSpeaker.Label { rootComponent.label }
        var level: LoudSpeaker.Level { rootComponent.level }
        var limit: Thermometer.Limit { rootComponent.limit }
        var novels: Novels.Entry { rootComponent.novels }
        var number: Numbers.Element { rootComponent.number }
        var reading: (Thermometer.Last, Thermometer.First) { rootComponent.reading }
        var reply: SongStore.Reply { rootComponent.reply }
        var rows: [Page<Song>.Item] { rootComponent.rows }
        var song: SongStore.Item { rootComponent.song }
        var songs: SongStore.Items { rootComponent.songs }
        var sound: LoudSpeaker.Sound { rootComponent.sound }
        var states: [Home.State] { rootComponent.states }
        var studio: Studio.ID { rootComponent.studio }
        var tuned: Tuner.Level { rootComponent.tuned }
        var tuner: Tuner.Sound { rootComponent.tuner }
        var value: Thermometer.Value { rootComponent.value }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
