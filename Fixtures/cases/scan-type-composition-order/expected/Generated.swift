// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(EditorComponent.self) { EditorDependencyProvider($0) }
    }

    nonisolated final class EditorDependencyProvider: EditorDependency {
        var page: any Readable & Writable { rootComponent.page }
        var pages: [any Writable & Readable] { rootComponent.pages }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
