// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PageComponent.self) { PageDependencyProvider($0) }
    }

    nonisolated final class PageDependencyProvider: PageDependency {
        var fixed: String {
            get { rootComponent.fixed }
            set { var owner = rootComponent; ({ $0.fixed = newValue })(&owner) }
        }
        var name: String {
            get { rootComponent.name }
            set { rootComponent.name = newValue }
        }
        subscript(size owner: Int) -> Int {
            get { rootComponent[size: owner] }
            set { var givenOwner = rootComponent; ({ $0[size: owner] = newValue })(&givenOwner) }
        }
        var theme: String {
            get { rootComponent.theme }
            set { var owner = rootComponent; ({ $0.theme = newValue })(&owner) }
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
