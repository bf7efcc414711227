// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(FormComponent.self) { FormDependencyProvider($0) }
    }

    nonisolated final class FormDependencyProvider: FormDependency {
        var kind: String.Type { rootComponent.kind }
        var page: Page<[String: (id: Int, Bool)]> { rootComponent.page }
        var parse: (String) throws -> Int? { rootComponent.parse }
        var range: (lower: Int, upper: Int) { rootComponent.range }
        var retry: ((_ attempt: Int) -> Double)? { rootComponent.retry }
        var validate: @Sendable (String) -> Bool { rootComponent.validate }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
