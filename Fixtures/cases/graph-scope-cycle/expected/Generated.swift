// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ArticleComponent.self) { ArticleDependencyProvider($0) }
        table.register(AuthorComponent.self) { AuthorDependencyProvider($0) }
    }

    nonisolated final class ArticleDependencyProvider: ArticleDependency {
        var accent: String {
            switch authorOrRootComponent {
            case .authorComponent(let owner): return owner.accent
            case .rootComponent(let owner): return owner.accent
            }
        }
        var session: String { rootComponent.session }
        private let authorOrRootComponent: AuthorOrRootComponent
        private let rootComponent: RootComponent
        private enum AuthorOrRootComponent {
            case authorComponent(AuthorComponent)
            case rootComponent(RootComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            authorOrRootComponent = component.nearestAncestor { scope in
                if let owner = scope as? AuthorComponent { return .authorComponent(owner) }
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                return nil
            }
            rootComponent = component.nearestAncestor()
        }
    }

    nonisolated final class AuthorDependencyProvider: AuthorDependency {
        var session: String { rootComponent.session }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
