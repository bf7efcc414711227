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
        func first<Items: Swift::Collection>(of items: Items) -> (Items.Index, Swift::Int) where Items.Element == Swift::Int {
            rootComponent.first(of: items)
        }
        var size: (Swift::Int, height: Swift::Int) { rootComponent.size }
        var step: (Swift::Int) -> Swift::Int { rootComponent.step }
        subscript(index: Swift::Int) -> Swift::String { rootComponent[index] }
        func text(_ count: Swift::Int, in range: (Swift::Int, Swift::Int)) -> Swift::String {
            rootComponent.text(count, in: range)
        }
        var title: Swift::String? { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
