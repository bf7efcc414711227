// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(FirstComponent.self) { SharedDependencyProvider($0) }
        table.register(SecondComponent.self) { SharedDependencyProvider($0) }
        table.register(SpecialHomeComponent.self) { HomeDependencyProvider($0) }
        table.register(WholeComponent.self) { WholeDependencyProvider($0) }
    }

    nonisolated final class HomeDependencyProvider: HomeDependency {
        var bySelf: Int { rootComponent.bySelf }
        var fromOutside: Int { rootComponent.fromOutside }
        var inClosure: Int { rootComponent.inClosure }
        var inExtension: Int { rootComponent.inExtension }
        var inSubclass: Int { rootComponent.inSubclass }
        var inText: Int { rootComponent.inText }
        func maker(id: Int) -> Int { rootComponent.maker(id: id) }
        var plain: Int { rootComponent.plain }
        var unread: Int { rootComponent.unread }
        func unreadMaker(id: Int) -> Int { rootComponent.unreadMaker(id: id) }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class SharedDependencyProvider: SharedDependency {
        var sharedOnce: Int { rootComponent.sharedOnce }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class WholeDependencyProvider: WholeDependency {
        var whole: Int { rootComponent.whole }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
