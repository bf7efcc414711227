// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ListComponent.self) { ListDependencyProvider($0) }
    }

    nonisolated final class ListDependencyProvider: ListDependency {
        func load() throws(Loading.Error) -> Int { try loaderComponent.load() }
        func reset() { loaderComponent.reset() }
        func save() throws { try loaderComponent.save() }
        private let loaderComponent: Loading.LoaderComponent
        init(_ component: DIRuntime.NewComponent) { loaderComponent = component.nearestAncestor() }
    }
}
// (tail)
