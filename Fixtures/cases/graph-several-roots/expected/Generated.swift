// (head)

import DIRuntime

extension AppRootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

extension PreviewRootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(GalleryComponent.self) { GalleryDependencyProvider($0) }
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
    }

    nonisolated final class GalleryDependencyProvider: GalleryDependency {
        var greeting: String { previewRootComponent.greeting }
        private let previewRootComponent: PreviewRootComponent
        init(_ component: DIRuntime.NewComponent) { previewRootComponent = component.nearestAncestor() }
    }

    nonisolated final class HomeDependencyProvider: HomeDependency {
        var greeting: String {
            switch appRootOrPreviewRootComponent {
            case .appRootComponent(let owner): return owner.greeting
            case .previewRootComponent(let owner): return owner.greeting
            }
        }
        private let appRootOrPreviewRootComponent: AppRootOrPreviewRootComponent
        private enum AppRootOrPreviewRootComponent {
            case appRootComponent(AppRootComponent)
            case previewRootComponent(PreviewRootComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            appRootOrPreviewRootComponent = component.nearestAncestor { scope in
                if let owner = scope as? AppRootComponent { return .appRootComponent(owner) }
                if let owner = scope as? PreviewRootComponent { return .previewRootComponent(owner) }
                return nil
            }
        }
    }
}
// (tail)
