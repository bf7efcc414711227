// (head)

import DIRuntime

extension PreviewComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
        table.register(BadgeComponent.self) { BadgeDependencyProvider($0) }
    }

    nonisolated final class BadgeDependencyProvider: BadgeDependency {
        var frame: Screen { homeComponent.frame }
        private let homeComponent: HomeComponent
        init(_ component: DIRuntime.NewComponent) { homeComponent = component.nearestAncestor() }
    }

    nonisolated final class HomeDependencyProvider: HomeDependency {
        var mainScreen: Screen {
            switch previewOrRootComponent {
            case .previewComponent(let owner): return owner.mainScreen
            case .rootComponent(let owner): return owner.mainScreen
            }
        }
        func screen(id: Int) -> Screen {
            switch previewOrRootComponent {
            case .previewComponent(let owner): return owner.screen(id: id)
            case .rootComponent(let owner): return owner.screen(id: id)
            }
        }
        private let previewOrRootComponent: PreviewOrRootComponent
        private enum PreviewOrRootComponent {
            case previewComponent(PreviewComponent)
            case rootComponent(RootComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            previewOrRootComponent = component.nearestAncestor { scope in
                if let owner = scope as? PreviewComponent { return .previewComponent(owner) }
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                return nil
            }
        }
    }
}
// (tail)
