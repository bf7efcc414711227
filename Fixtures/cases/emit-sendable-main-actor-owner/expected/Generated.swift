// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PageComponent.self) { PageDependencyProvider($0) }
        table.register(KeyComponent.self) { KeyDependencyProvider($0) }
    }

    nonisolated final class KeyDependencyProvider: KeyDependency, Sendable {
        var count: Int { vaultComponent.count }
        var secret: String { vaultComponent.secret }
        var title: String {
            get async { await albumComponent.title }
        }
        private let albumComponent: AlbumComponent
        private let vaultComponent: VaultComponent
        init(_ component: DIRuntime.NewComponent) {
            albumComponent = component.nearestAncestor()
            vaultComponent = component.nearestAncestor()
        }
    }

    nonisolated final class PageDependencyProvider: PageDependency, Sendable {
        func link(to page: String) -> String { rootComponent.link(to: page) }
        var region: String { rootComponent.region }
        @MainActor var title: String {
            switch albumOrRootComponent {
            case .albumComponent(let owner): return owner.title
            case .rootComponent(let owner): return owner.title
            }
        }
        var version: Int { rootComponent.version }
        private let albumOrRootComponent: AlbumOrRootComponent
        private let rootComponent: RootComponent
        private enum AlbumOrRootComponent: Sendable {
            case albumComponent(AlbumComponent)
            case rootComponent(RootComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            albumOrRootComponent = component.nearestAncestor { scope in
                if let owner = scope as? AlbumComponent { return .albumComponent(owner) }
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                return nil
            }
            rootComponent = component.nearestAncestor()
        }
    }
}
// (tail)
