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
        var folder: String { rootComponent.folder }
        var hash: String { rootComponent.hash }
        var quote: String { rootComponent.quote }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
