// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(CardComponent.self) { CardDependencyProvider($0) }
    }

    nonisolated final class CardDependencyProvider: CardDependency {
        func find<S: Source>(_ source: S) -> User where User == S.Item { rootComponent.find(source) }
        func name<S: Source>(_ user: User, of source: S) -> String where S.Item == User {
            rootComponent.name(user, of: source)
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
