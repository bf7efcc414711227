// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(CoverComponent.self) { TrackDependencyProvider($0) }
        table.register(DeckComponent.self) { TrackDependencyProvider($0) }
        table.register(LoopComponent.self) { TrackDependencyProvider($0) }
        table.register(LyricsComponent.self) { TrackDependencyProvider($0) }
        table.register(QueueComponent.self) { TrackDependencyProvider($0) }
        table.register(SleeveComponent.self) { TrackDependencyProvider($0) }
        table.register(ArmComponent.self) { TrackDependencyProvider($0) }
        table.register(CaseComponent.self) { TrackDependencyProvider($0) }
        table.register(InsertComponent.self) { TrackDependencyProvider($0) }
        table.register(LabelComponent.self) { TrackDependencyProvider($0) }
        table.register(MatComponent.self) { TrackDependencyProvider($0) }
        table.register(NeedleComponent.self) { TrackDependencyProvider($0) }
        table.register(SideComponent.self) { TrackDependencyProvider($0) }
        table.register(StickerComponent.self) { TrackDependencyProvider($0) }
    }

    nonisolated final class TrackDependencyProvider: TrackDependency {
        var album: String { rootComponent.album }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
