// (head)

import Billing
import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(BillingComponent.self) { BillingDependencyProvider($0) }
        table.register(ScreenComponent.self) { ScreenDependencyProvider($0) }
        table.register(dependency: (any TaxDependency).self) { TaxDependencyProvider_CopyComponent($0) }
        table.register(dependency: (any PanelDependency & TaxDependency).self) { PanelDependencyProvider_FeeComponent($0) }
        table.register(mainActorDependency: (any HeaderDependency).self) { HeaderDependencyProvider($0) }
        table.register(dependency: (any BillingDependency).self) { BillingDependencyProvider($0) }
        table.register(pluginExtension: (any LobbyExtension).self) { LobbyExtensionProvider($0) }
        table.register(NoteComponent.self) { TaxDependencyProvider_CopyComponent($0) }
        table.register(dependency: (any PanelDependency).self) { PanelDependencyProvider_PanelComponent($0) }
        table.register(dependency: (any HeaderDependency).self) { HeaderDependencyProvider($0) }
        table.register(dependency: (any CouponDependency).self) { CouponDependencyProvider($0) }
        table.register(ForeignTaxComponent.self) { TaxDependencyProvider_ForeignTaxComponent($0) }
        table.register(LobbyNonCoreComponent.self) { LobbyNonCoreDependencyProvider($0) }
    }

    nonisolated final class BillingDependencyProvider: BillingDependency {
        var user: String { rootComponent.user }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class CouponDependencyProvider: CouponDependency {
        var currency: String { billingComponent.currency }
        private let billingComponent: BillingComponent
        init(_ component: DIRuntime.NewComponent) { billingComponent = component.nearestAncestor() }
    }

    nonisolated final class HeaderDependencyProvider: HeaderDependency {
        @MainActor var subtitle: String { screenComponent.subtitle }
        @MainActor var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        private let screenComponent: ScreenComponent
        init(_ component: DIRuntime.NewComponent) {
            rootComponent = component.nearestAncestor()
            screenComponent = component.nearestAncestor()
        }
    }

    nonisolated final class LobbyExtensionProvider: LobbyExtension {
        var banners: [String] { lobbyNonCoreComponent.banners }
        private let lobbyNonCoreComponent: LobbyNonCoreComponent
        init(_ nonCoreComponent: LobbyNonCoreComponent) {
            lobbyNonCoreComponent = nonCoreComponent
        }
    }

    nonisolated final class LobbyNonCoreDependencyProvider: LobbyNonCoreDependency {
        var user: String { rootComponent.user }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class PanelDependencyProvider_FeeComponent: PanelDependency, TaxDependency {
        var user: String { rootComponent.user }
        var currency: String { billingComponent.currency }
        private let billingComponent: BillingComponent
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) {
            billingComponent = component.nearestAncestor()
            rootComponent = component.nearestAncestor()
        }
    }

    nonisolated final class PanelDependencyProvider_PanelComponent: PanelDependency, Sendable {
        let user: String
        init(_ component: DIRuntime.NewComponent) {
            let rootComponent: RootComponent = component.nearestAncestor()
            self.user = rootComponent.user
        }
    }

    nonisolated final class ScreenDependencyProvider: ScreenDependency {
        @MainActor var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class TaxDependencyProvider_CopyComponent: TaxDependency {
        var currency: String { billingComponent.currency }
        var user: String { rootComponent.user }
        private let billingComponent: BillingComponent
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) {
            billingComponent = component.nearestAncestor()
            rootComponent = component.nearestAncestor()
        }
    }

    nonisolated final class TaxDependencyProvider_ForeignTaxComponent: TaxDependency {
        var currency: String { reportComponent.currency }
        var user: String { rootComponent.user }
        private let reportComponent: ReportComponent
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) {
            reportComponent = component.nearestAncestor()
            rootComponent = component.nearestAncestor()
        }
    }
}
// (tail)
