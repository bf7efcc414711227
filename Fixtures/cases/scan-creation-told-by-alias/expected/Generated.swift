// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(BridgeComponent.self) { TrackDependencyProvider($0) }
        table.register(ChorusComponent.self) { TrackDependencyProvider($0) }
        table.register(CodaComponent.self) { TrackDependencyProvider($0) }
        table.register(IntroComponent.self) { TrackDependencyProvider($0) }
        table.register(OriginalComponent.self) { TrackDependencyProvider($0) }
        table.register(RemixComponent.self) { TrackDependencyProvider($0) }
        table.register(SoloComponent.self) { TrackDependencyProvider($0) }
        table.register(VerseComponent.self) { TrackDependencyProvider($0) }
    }

    nonisolated final class TrackDependencyProvider: TrackDependency {
        var album: String { rootComponent.album }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
