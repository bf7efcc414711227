// (head)

import DIRuntime

extension BaseRootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PageComponent.self) { PageDependencyProvider($0) }
    }

    nonisolated final class PageDependencyProvider: PageDependency {
        var footer: String {
            switch newsRootOrShopRootComponent {
            case .newsRootComponent(let owner): return owner.footer
            case .shopRootComponent(let owner): return owner.footer
            }
        }
        var title: String {
            switch newsRootOrShopRootComponent {
            case .newsRootComponent(let owner): return owner.title
            case .shopRootComponent(let owner): return owner.title
            }
        }
        private let newsRootOrShopRootComponent: NewsRootOrShopRootComponent
        private enum NewsRootOrShopRootComponent {
            case newsRootComponent(NewsRootComponent)
            case shopRootComponent(ShopRootComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            newsRootOrShopRootComponent = component.nearestAncestor { scope in
                if let owner = scope as? NewsRootComponent { return .newsRootComponent(owner) }
                if let owner = scope as? ShopRootComponent { return .shopRootComponent(owner) }
                return nil
            }
        }
    }
}
// (tail)
