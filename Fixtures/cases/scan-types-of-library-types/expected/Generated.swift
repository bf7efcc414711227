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
        var absolute: UInt8 { rootComponent.absolute }
        var codeUnit: UInt16 { rootComponent.codeUnit }
        var days: [Day] { rootComponent.days }
        var distance: Double { rootComponent.distance }
        var exact: Float { rootComponent.exact }
        var fixed: Int { rootComponent.fixed }
        var length: Double { rootComponent.length }
        var number: Int { rootComponent.number }
        var other: Toppings { rootComponent.other }
        var place: Int { rootComponent.place }
        var planets: Set<Planet> { rootComponent.planets }
        var size: UInt { rootComponent.size }
        var step: Int { rootComponent.step }
        var topping: Toppings { rootComponent.topping }
        var unit: UInt16 { rootComponent.unit }
        var whole: Int16 { rootComponent.whole }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
