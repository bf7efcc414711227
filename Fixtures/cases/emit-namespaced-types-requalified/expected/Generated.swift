// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(Feature.EditorComponent.self) { EditorDependencyProvider($0) }
    }

    nonisolated final class EditorDependencyProvider: Feature.EditorDependency {
        var formatter: any Feature.Formatter { rootComponent.formatter }
        var history: [String: [Feature.Style]] { rootComponent.history }
        func restyled(_ style: Feature.Style, by change: (Feature.Style) -> Feature.Style?) -> Feature.Style {
            rootComponent.restyled(style, by: change)
        }
        var style: Feature.Style { rootComponent.style }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
