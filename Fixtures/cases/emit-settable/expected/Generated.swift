// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(MixerComponent.self) { MixerDependencyProvider($0) }
    }

    nonisolated final class MixerDependencyProvider: MixerDependency {
        var muted: Bool { rootComponent.muted }
        var track: String {
            get { rootComponent.track }
            set { rootComponent.track = newValue }
        }
        var volume: Int {
            get { rootComponent.volume }
            set { rootComponent.volume = newValue }
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
