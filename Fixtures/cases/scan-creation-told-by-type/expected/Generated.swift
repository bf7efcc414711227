// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ArticleComponent.self) { NewsDependencyProvider($0) }
        table.register(FrontComponent.self) { NewsDependencyProvider($0) }
        table.register(ImprintComponent.self) { NewsDependencyProvider($0) }
        table.register(SportComponent.self) { NewsDependencyProvider($0) }
    }

    nonisolated final class NewsDependencyProvider: NewsDependency {
        var paper: String { rootComponent.paper }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
