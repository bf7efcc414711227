// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.registerPluginExtension(HomeComponent.self) { HomeExtensionProvider($0) }
        table.register(RowComponent.self) { RowDependencyProvider($0) }
        table.registerPluginExtension(RowComponent.self) { RowExtensionProvider($0) }
        table.register(CellComponent.self) { CellDependencyProvider($0) }
        table.register(RowNonCoreComponent.self) { RowDependencyProvider($0) }
    }

    nonisolated final class CellDependencyProvider: CellDependency {
        var badge: String { rowComponent.pluginExtension.badge }
        var place: String {
            switch homeOrHomeNonCoreComponent {
            case .homeComponent(let owner): return owner.place
            case .homeNonCoreComponent(let owner): return owner.place
            }
        }
        var user: String { rootComponent.user }
        private let homeOrHomeNonCoreComponent: HomeOrHomeNonCoreComponent
        private let rootComponent: RootComponent
        private let rowComponent: RowComponent
        private enum HomeOrHomeNonCoreComponent {
            case homeComponent(HomeComponent)
            case homeNonCoreComponent(HomeNonCoreComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            homeOrHomeNonCoreComponent = component.nearestAncestor { scope in
                if let owner = scope as? HomeComponent { return .homeComponent(owner) }
                if let owner = scope as? HomeNonCoreComponent { return .homeNonCoreComponent(owner) }
                return nil
            }
            rootComponent = component.nearestAncestor()
            rowComponent = component.nearestAncestor()
        }
    }

    nonisolated final class HomeExtensionProvider: HomeExtension {
        var banner: String { homeNonCoreComponent.banner }
        private let homeNonCoreComponent: HomeNonCoreComponent
        init(_ nonCoreComponent: HomeNonCoreComponent) {
            homeNonCoreComponent = nonCoreComponent
        }
    }

    nonisolated final class RowDependencyProvider: RowDependency {
        var banner: String {
            switch homeOrHomeNonCoreComponent {
            case .homeComponent(let owner): return owner.pluginExtension.banner
            case .homeNonCoreComponent(let owner): return owner.banner
            }
        }
        var place: String {
            switch homeOrHomeNonCoreComponent {
            case .homeComponent(let owner): return owner.place
            case .homeNonCoreComponent(let owner): return owner.place
            }
        }
        private let homeOrHomeNonCoreComponent: HomeOrHomeNonCoreComponent
        private enum HomeOrHomeNonCoreComponent {
            case homeComponent(HomeComponent)
            case homeNonCoreComponent(HomeNonCoreComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            homeOrHomeNonCoreComponent = component.nearestAncestor { scope in
                if let owner = scope as? HomeComponent { return .homeComponent(owner) }
                if let owner = scope as? HomeNonCoreComponent { return .homeNonCoreComponent(owner) }
                return nil
            }
        }
    }

    nonisolated final class RowExtensionProvider: RowExtension {
        var badge: String { rowNonCoreComponent.badge }
        private let rowNonCoreComponent: RowNonCoreComponent
        init(_ nonCoreComponent: RowNonCoreComponent) {
            rowNonCoreComponent = nonCoreComponent
        }
    }
}
// (tail)
