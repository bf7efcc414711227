// (head)

import DIRuntime

extension BaseComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PageComponent.self) { PageDependencyProvider($0) }
    }

    nonisolated final class PageDependencyProvider: PageDependency {
        func find() async -> String { await rootComponent.find() }
        func load(_ id: Int) async -> String {
            #if DEBUG
            return await rootComponent.load(id)
            #else
            return rootComponent.load(id)
            #endif
        }
        func note() async throws -> String {
            #if DEBUG
            return await rootComponent.note()
            #else
            return rootComponent.note()
            #endif
        }
        func save() async throws -> String {
            #if DEBUG
            return await rootComponent.save()
            #else
            return try rootComponent.save()
            #endif
        }
        func size() -> Int { rootComponent.size() }
        func sync() async throws -> String {
            #if DEBUG
            return await rootComponent.sync()
            #elseif !(DEBUG) && STAGING
            return try await rootComponent.sync()
            #else
            return rootComponent.sync()
            #endif
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
