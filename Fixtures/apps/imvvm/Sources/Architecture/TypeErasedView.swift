/// A view whose type nobody needs to know: what a plug-in hands to its parent.
///
/// ```swift
/// let tabs = [TypeErasedView(feed.make()), TypeErasedView(profile.make())]
/// ```
public struct TypeErasedView: View {
    private let content: AnyView

    public init(_ content: some View) {
        self.content = AnyView(content)
    }

    public var body: some View { content }
}
