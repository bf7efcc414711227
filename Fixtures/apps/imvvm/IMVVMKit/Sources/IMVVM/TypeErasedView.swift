/// A view whose type nobody needs to know: what a plug-in hands to its parent.
///
/// ```swift
/// let tabs = [feed.make().typeErased(), profile.make().typeErased()]
/// ```
///
/// It is erased once, however often that is asked for, so that no modifier is lost between the layers. Whoever keeps it
/// keeps what the view is made of, such as its component.
public struct TypeErasedView: View {
    private let content: AnyView

    public init(_ content: some View) {
        self.content =
            switch content {
            case let erased as TypeErasedView: erased.content
            case let erased as AnyView: erased
            default: AnyView(content)
            }
    }

    public var body: some View { content }
}

extension View {
    /// This view without its type; one that has none is returned as it is.
    public func typeErased() -> TypeErasedView { TypeErasedView(self) }
}
