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
        func count<Items: NumberStore>(_ items: Items) -> Int { rootComponent.count(items) }
        var error: (any Error)? { rootComponent.error }
        func kind(of animal: some Dog) -> String { rootComponent.kind(of: animal) }
        func name<Item: Titled>(of item: Item) -> String { rootComponent.name(of: item) }
        func number<Item: Track>(of item: Item) -> Int { rootComponent.number(of: item) }
        func object<Value: Animal>(_ value: Value?) -> Bool { rootComponent.object(value) }
        var order: any Comparable { rootComponent.order }
        var screen: (any Screen & AnyObject & Named)? { rootComponent.screen }
        func sum<Number: FixedWidthInteger & Sendable>(_ numbers: [Number]) -> Number { rootComponent.sum(numbers) }
        func text<Item: Hashable>(of item: Item) -> String { rootComponent.text(of: item) }
        var title: any Titled { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
