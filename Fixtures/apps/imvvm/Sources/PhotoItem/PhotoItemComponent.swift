public import Architecture
public import CourtyardCore
public import DIRuntime

@MainActor
public protocol PhotoItemDependency: Dependency {
    var album: any PhotoAlbum { get }
}

public final class PhotoItemComponent: MainActorComponent<PhotoItemDependency> {
    public func make() -> some View { PhotoItemView(dependency: dependency) }
}

struct PhotoItemView: View {
    @StateObject private var interactor: PhotoItemInteractor
    @StateObject private var viewModel: PhotoItemViewModel

    fileprivate init(dependency: any PhotoItemDependency) {
        _interactor = StateObject(wrappedValue: PhotoItemInteractor(album: dependency.album))
        _viewModel = StateObject(wrappedValue: PhotoItemViewModel())
    }

    var body: some View {
        ForEach(viewModel.captions, id: \.self) { caption in
            Text("Photo: \(caption)")
        }
        .bind(observer: interactor, viewModel: viewModel)
    }
}
