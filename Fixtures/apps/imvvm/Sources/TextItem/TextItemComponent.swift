public import Architecture
public import CourtyardCore
public import DIRuntime

@MainActor
public protocol TextItemDependency: Dependency {
    var board: any NoticeBoard { get }
    var reloads: Reloads { get }
}

public final class TextItemComponent: MainActorComponent<TextItemDependency> {
    public func make() -> some View { TextItemView(dependency: dependency) }
}

struct TextItemView: View {
    @StateObject private var interactor: TextItemInteractor
    @StateObject private var viewModel: TextItemViewModel

    fileprivate init(dependency: any TextItemDependency) {
        _interactor = StateObject(
            wrappedValue: TextItemInteractor(board: dependency.board, reloads: dependency.reloads))
        _viewModel = StateObject(wrappedValue: TextItemViewModel())
    }

    var body: some View {
        ForEach(viewModel.posts, id: \.self) { post in
            Text("\(post.author): \(post.text)")
        }
        .bind(observer: interactor, viewModel: viewModel)
    }
}
