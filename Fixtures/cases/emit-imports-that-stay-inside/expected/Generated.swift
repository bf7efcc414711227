// (head)

import DIRuntime
import Dispatch
import Feature
import Models

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ClockComponent.self) { ClockDependencyProvider($0) }
        table.register(PageComponent.self) { PageDependencyProvider($0) }
        table.register(TimerComponent.self) { TimerDependencyProvider($0) }
    }

    nonisolated final class ClockDependencyProvider: ClockDependency {
        var start: DispatchTime { rootComponent.start }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class PageDependencyProvider: PageDependency {
        var theme: Theme { rootComponent.theme }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class TimerDependencyProvider: TimerDependency {
        var start: DispatchTime { rootComponent.start }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
