// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        #if DEBUG
        table.register(MenuComponent.self) { MenuDependencyProvider($0) }
        table.register(ReportComponent.self) { ReportDependencyProvider($0) }
        table.register(PageComponent.self) { PageDependencyProvider($0) }
        #endif
    }

    #if DEBUG
    nonisolated final class MenuDependencyProvider: MenuDependency {
        var log: [String] { rootComponent.log }
        var name: String { rootComponent.name }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    #if DEBUG
    nonisolated final class PageDependencyProvider: PageDependency {
        var log: [String] { rootComponent.log }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    #if DEBUG
    nonisolated final class ReportDependencyProvider: ReportDependency {
        var log: [String] { rootComponent.log }
        var title: String {
            switch homeOrRootComponent {
            case .homeComponent(let owner): return owner.title
            case .rootComponent(let owner): return owner.title
            }
        }
        private let homeOrRootComponent: HomeOrRootComponent
        private let rootComponent: RootComponent
        private enum HomeOrRootComponent {
            case homeComponent(HomeComponent)
            case rootComponent(RootComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            homeOrRootComponent = component.nearestAncestor { scope in
                if let owner = scope as? HomeComponent { return .homeComponent(owner) }
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                return nil
            }
            rootComponent = component.nearestAncestor()
        }
    }
    #endif
}
// (tail)
