// needle-gen:generated
// Do not edit: change the sources and run needle-gen, or build again where its plugin runs.
// swift-format-ignore-file
// swiftlint:disable all

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable { table in
        table.register(CornerShopComponent.self) { ShopDependencyProvider($0) }
        table.register(ShopComponent.self) { ShopDependencyProvider($0) }
        table.register(TillComponent.self) { TillDependencyProvider($0) }
    }

    nonisolated final class ShopDependencyProvider: ShopDependency {
        var city: String { rootComponent.city }
        private let rootComponent: RootComponent
        init(_ component: any DIRuntime.Scope) {
            rootComponent = component.nearestAncestor()
        }
    }

    nonisolated final class TillDependencyProvider: TillDependency {
        var checker: Checking? {
            switch cornerShopOrShopComponent {
            case .cornerShopComponent(let owner): return owner.checker
            case .shopComponent(let owner): return owner.checker
            }
        }
        var city: String { rootComponent.city }
        var kind: String {
            switch cornerShopOrShopComponent {
            case .cornerShopComponent(let owner): return owner.kind
            case .shopComponent(let owner): return owner.kind
            }
        }
        var opened: Int {
            switch cornerShopOrShopComponent {
            case .cornerShopComponent(let owner): return owner.opened
            case .shopComponent(let owner): return owner.opened
            }
        }
        var owner: ShopComponent? {
            switch cornerShopOrShopComponent {
            case .cornerShopComponent(let owner): return owner.owner
            case .shopComponent(let owner): return owner.owner
            }
        }
        var sales: Int {
            switch cornerShopOrShopComponent {
            case .cornerShopComponent(let owner): return owner.sales
            case .shopComponent(let owner): return owner.sales
            }
        }
        var stock: Int {
            get {
                switch cornerShopOrShopComponent {
                case .cornerShopComponent(let owner): return owner.stock
                case .shopComponent(let owner): return owner.stock
                }
            }
            set {
                switch cornerShopOrShopComponent {
                case .cornerShopComponent(let owner): owner.stock = newValue
                case .shopComponent(let owner): owner.stock = newValue
                }
            }
        }
        var vatRate: Int {
            switch cornerShopOrShopComponent {
            case .cornerShopComponent(let owner): return owner.vatRate
            case .shopComponent(let owner): return owner.vatRate
            }
        }
        var version: String {
            switch cornerShopOrShopComponent {
            case .cornerShopComponent(let owner): return owner.version
            case .shopComponent(let owner): return owner.version
            }
        }
        var visitors: Int {
            switch cornerShopOrShopComponent {
            case .cornerShopComponent(let owner): return owner.visitors
            case .shopComponent(let owner): return owner.visitors
            }
        }
        var welcome: String {
            switch cornerShopOrShopComponent {
            case .cornerShopComponent(let owner): return owner.welcome
            case .shopComponent(let owner): return owner.welcome
            }
        }
        private let cornerShopOrShopComponent: CornerShopOrShopComponent
        private let rootComponent: RootComponent
        private enum CornerShopOrShopComponent {
            case cornerShopComponent(CornerShopComponent)
            case shopComponent(ShopComponent)
        }
        init(_ component: any DIRuntime.Scope) {
            cornerShopOrShopComponent = component.nearestAncestor { scope in
                if let owner = scope as? CornerShopComponent { return .cornerShopComponent(owner) }
                if let owner = scope as? ShopComponent { return .shopComponent(owner) }
                return nil
            }
            rootComponent = component.nearestAncestor()
        }
    }
}

@available(*, deprecated, message: "The graph needs no registration: delete this call.")
nonisolated func registerProviderFactories() {}
