// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ListComponent.self) { TitleDependencyProvider($0) }
    }

    nonisolated final class TitleDependencyProvider: TitleDependency, ListDependency {
        #if DEBUG
        var limit: Int { rootComponent.limit }
        #endif
        #if !(DEBUG)
        var limit: Int {
            get { rootComponent.limit }
            set { rootComponent.limit = newValue }
        }
        #endif
        func play(_ done: () -> Void) { rootComponent.play(done) }
        var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
