// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PairComponent.self) { ListenDependencyProvider($0) }
        table.register(ReversedStudioComponent.self) { ReversedStudioDependencyProvider($0) }
        table.register(StudioComponent.self) { StudioDependencyProvider($0) }
    }

    nonisolated final class ListenDependencyProvider: ListenDependency, MixDependency {
        var mood: String { rootComponent.mood }
        func seconds(of song: String) -> Int { rootComponent.seconds(of: song) }
        var song: String {
            get async { rootComponent.song }
        }
        var volume: Int {
            get { rootComponent.volume }
            set { rootComponent.volume = newValue }
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class ReversedStudioDependencyProvider: ReversedStudioDependency {
        var mood: String { rootComponent.mood }
        func seconds(of song: String) -> Int { rootComponent.seconds(of: song) }
        var song: String {
            get async { rootComponent.song }
        }
        var volume: Int {
            get { rootComponent.volume }
            set { rootComponent.volume = newValue }
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class StudioDependencyProvider: StudioDependency {
        var mood: String { rootComponent.mood }
        func seconds(of song: String) -> Int { rootComponent.seconds(of: song) }
        var song: String {
            get async { rootComponent.song }
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
