// (head)

import DIRuntime

extension AlbumComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ShareComponent.self) { ShareDependencyProvider($0) }
        table.register(RenameComponent.self) { RenameDependencyProvider($0) }
    }

    nonisolated final class RenameDependencyProvider: RenameDependency {
        var caption: String { photoComponent.caption }
        var link: String {
            switch albumOrWidePhotoComponent {
            case .albumComponent(let owner): return owner.link
            case .widePhotoComponent(let owner): return owner.link
            }
        }
        private let albumOrWidePhotoComponent: AlbumOrWidePhotoComponent
        private let photoComponent: PhotoComponent
        private enum AlbumOrWidePhotoComponent {
            case albumComponent(AlbumComponent)
            case widePhotoComponent(WidePhotoComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            albumOrWidePhotoComponent = component.nearestAncestor { scope in
                if let owner = scope as? AlbumComponent { return .albumComponent(owner) }
                if let owner = scope as? WidePhotoComponent { return .widePhotoComponent(owner) }
                return nil
            }
            photoComponent = component.nearestAncestor()
        }
    }

    nonisolated final class ShareDependencyProvider: ShareDependency {
        var link: String {
            switch albumOrWidePhotoComponent {
            case .albumComponent(let owner): return owner.link
            case .widePhotoComponent(let owner): return owner.link
            }
        }
        private let albumOrWidePhotoComponent: AlbumOrWidePhotoComponent
        private enum AlbumOrWidePhotoComponent {
            case albumComponent(AlbumComponent)
            case widePhotoComponent(WidePhotoComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            albumOrWidePhotoComponent = component.nearestAncestor { scope in
                if let owner = scope as? AlbumComponent { return .albumComponent(owner) }
                if let owner = scope as? WidePhotoComponent { return .widePhotoComponent(owner) }
                return nil
            }
        }
    }
}
// (tail)
