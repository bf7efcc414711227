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
        table.replaceable(AppRootComponent.Replaceable.self, below: AppRootComponent.self)
        table.replaceable(FolderComponent.Replaceable.self)
        table.replaceable(PreviewRootComponent.Replaceable.self, below: PreviewRootComponent.self)
        table.register(FolderComponent.self) { FolderDependencyProvider($0) }
        table.register(PageComponent.self) { PageDependencyProvider($0) }
    }

    nonisolated final class FolderDependencyProvider: FolderDependency {
        var greeting: String {
            switch appRootOrPreviewRootComponent {
            case .appRootComponent(let owner):
                return owner.replacement(of: \AppRootComponent.Replaceable.greeting) ?? owner.greeting
            case .previewRootComponent(let owner):
                return owner.replacement(of: \PreviewRootComponent.Replaceable.greeting) ?? owner.greeting
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

    nonisolated final class PageDependencyProvider: PageDependency {
        var title: String {
            folderComponent.replacement(of: \FolderComponent.Replaceable.title) ?? folderComponent.title
        }
        private let folderComponent: FolderComponent
        init(_ component: DIRuntime.NewComponent) { folderComponent = component.nearestAncestor() }
    }
}

extension AppRootComponent {
    /// Names what `ProviderTable.withOverrides` can replace below the component.
    nonisolated struct Replaceable {
        let greeting: String
    }
}

extension FolderComponent {
    /// Names what `ProviderTable.withOverrides` can replace below the component.
    nonisolated struct Replaceable {
        let title: String
    }
}

extension PreviewRootComponent {
    /// Names what `ProviderTable.withOverrides` can replace below the component.
    nonisolated struct Replaceable {
        let greeting: String
    }
}
// (tail)
