public import Architecture

/// A tab, as its plug-in hands it to the home screen.
public struct HomeTab: View {
    public let title: String
    private let content: TypeErasedView

    public init(title: String, content: some View) {
        self.title = title
        self.content = TypeErasedView(content)
    }

    public var body: some View { content }
}

/// A feature without a view; it works as long as what `start` returns is kept.
@MainActor
public protocol Worker: AnyObject {
    @CancellableBuilder func start() -> [AnyCancellable]
}
