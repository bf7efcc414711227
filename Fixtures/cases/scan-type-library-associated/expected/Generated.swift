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
        var cat: ObjectIdentifier { rootComponent.cat }
        var count: Int { rootComponent.count }
        var door: Door.RawValue { rootComponent.door }
        var first: User { rootComponent.first }
        var flags: UInt8 { rootComponent.flags }
        var last: User { rootComponent.last }
        var lasts: (Int, User, Int) { rootComponent.lasts }
        var level: Level.RawValue { rootComponent.level }
        var limit: ClosedRange<Int>.Bound { rootComponent.limit }
        func name(of user: Array<User>.Element) -> String { rootComponent.name(of: user) }
        var pitch: Int { rootComponent.pitch }
        var tag: Int { rootComponent.tag }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
