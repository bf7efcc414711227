// `self` is bound anew after a weak capture: by `guard let self`, `if let self`, `strongSelf` and `self = self`.
import DIRuntime

protocol FeedDependency: Dependency { var source: String { get } }

final class PostComponent: Component<FeedDependency> {}
final class AdComponent: Component<FeedDependency> {}
final class StoryComponent: Component<FeedDependency> {}
final class LiveComponent: Component<FeedDependency> {}

final class RootComponent: BootstrapComponent {
    var source: String { "wire" }
    lazy var post: () -> PostComponent? = { [weak self] in
        guard let self else { return nil }
        return PostComponent(parent: self)
    }
    lazy var ad: () -> AdComponent? = { [weak self] in
        guard let strongSelf = self else { return nil }
        return AdComponent(parent: strongSelf)
    }
    lazy var story: () -> StoryComponent? = { [weak self] in
        if let self { return StoryComponent(parent: self) }
        return nil
    }
    lazy var live: () -> LiveComponent? = { [weak self] in
        guard let self = self, !self.source.isEmpty else { return nil }
        return LiveComponent(parent: self)
    }
}
