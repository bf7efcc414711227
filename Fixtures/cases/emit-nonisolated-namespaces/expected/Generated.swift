// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(Feature.Deeper.ScreenComponent.self) { ClockDependencyProvider($0) }
        table.register(ListComponent.self) { SubtitleDependencyProvider($0) }
        table.register(Space.PageComponent.self) { TitleDependencyProvider($0) }
        table.register(RowComponent.self) { RowDependencyProvider($0) }
    }

    nonisolated final class ClockDependencyProvider: Feature.Deeper.ClockDependency {
        var clock: Feature.Clock { rootComponent.clock }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class RowDependencyProvider: RowDependency {
        var hint: String { screenComponent.hint }
        private let screenComponent: Feature.Deeper.ScreenComponent
        init(_ component: DIRuntime.NewComponent) { screenComponent = component.nearestAncestor() }
    }

    nonisolated final class SubtitleDependencyProvider: Space.SubtitleDependency {
        @MainActor var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class TitleDependencyProvider: Feature.Back.TitleDependency {
        @MainActor var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
