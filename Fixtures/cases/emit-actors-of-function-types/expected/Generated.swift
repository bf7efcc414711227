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

    nonisolated final class PageDependencyProvider: Storage.PageDependency {
        var load: () throws(Storage.Failing) -> String { rootComponent.load }
        var next: (_ count: Int) throws(Storage.Impossible) -> Int { rootComponent.next }
        func perform(_ work: @escaping @Storage.Database () -> Void, _ other: @escaping @Swift.MainActor () -> Void) {
            rootComponent.perform(work, other)
        }
        var save: @Storage.Database () -> Void { rootComponent.save }
        var saves: [@Sendable @Storage.Database (Int) -> Void] { rootComponent.saves }
        var show: @Storage.Interface () -> Void { rootComponent.show }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
