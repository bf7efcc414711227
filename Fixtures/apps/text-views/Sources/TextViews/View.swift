/// A part of the screen, made of other parts.
///
/// ```swift
/// struct GreetingView: View {
///     let name: String
///
///     var body: some View { Text("Hello, \(name)") }
/// }
/// ```
@MainActor
public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }
}

/// What is drawn as it is: it has no parts.
protocol Drawing: View where Body == Never {
    func draw(on canvas: inout Canvas)
}

extension Drawing {
    public var body: Never { preconditionFailure("a \(Self.self) is drawn, and has no body") }
}

extension Never: View {
    public var body: Never { preconditionFailure("nothing is ever a Never") }
}

extension View {
    func draw(on canvas: inout Canvas) {
        if let drawing = self as? any Drawing {
            drawing.draw(on: &canvas)
        } else {
            body.draw(on: &canvas)
        }
    }

    /// Has a modifier put something around the view.
    ///
    /// ```swift
    /// FeedList().modifier(BannerModifier(banner: "You are offline"))
    /// ```
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
        modifier.body(content: ModifiedContent(content: self))
    }

    /// Makes it another view when `id` is another, which appears anew.
    ///
    /// ```swift
    /// DirectoryView(contract: contract).id(user)
    /// ```
    public func id(_ id: some Hashable) -> some View {
        Identified(content: self, id: AnyHashable(id))
    }

    /// Shows the view in light or in dark; drawn as a line that says so.
    ///
    /// ```swift
    /// FeedView(state: .fixture).preferredColorScheme(.dark)
    /// ```
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        Coloured(content: self, colorScheme: colorScheme)
    }

    /// Does something when the view comes onto the screen; views of one type and one `id` count as one.
    ///
    /// ```swift
    /// Text("Feed").onAppear { dispatcher.send(.refresh) }
    /// ```
    public func onAppear(perform action: @escaping () -> Void) -> some View {
        Appearing(content: self, action: action)
    }
}

/// Makes a view of any other view.
///
/// ```swift
/// struct BannerModifier: ViewModifier {
///     let banner: String
///
///     func body(content: Content) -> some View {
///         Text(banner)
///         content
///     }
/// }
/// ```
@MainActor
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = ModifiedContent

    @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
public struct ModifiedContent: View, Drawing {
    let content: any View

    func draw(on canvas: inout Canvas) {
        content.draw(on: &canvas)
    }
}

/// Views as Xcode shows them beside their code; here tests show them.
///
/// ```swift
/// struct FeedPreviews: PreviewProvider {
///     static var previews: some View { FeedView(state: .fixture) }
/// }
/// ```
@MainActor
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder static var previews: Previews { get }
}

/// Collects the views that stand in braces.
///
/// ```swift
/// VStack {
///     Text("Feed")
///     if isLoading { Text("Loading…") }
/// }
/// ```
@resultBuilder
@MainActor
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildPartialBlock<Content: View>(first: Content) -> Content { first }
    public static func buildPartialBlock(accumulated: some View, next: some View) -> some View {
        Pair(first: accumulated, second: next)
    }
    public static func buildOptional(_ content: (some View)?) -> some View { Perhaps(content: content) }
    public static func buildEither<First: View, Second: View>(first: First) -> Either<First, Second> { .first(first) }
    public static func buildEither<First: View, Second: View>(second: Second) -> Either<First, Second> {
        .second(second)
    }
}

/// Nothing.
///
/// ```swift
/// EmptyView()
/// ```
public struct EmptyView: View, Drawing {
    public init() {}

    func draw(on canvas: inout Canvas) {}
}

/// A view whose type is not told, where one of several may stand.
///
/// ```swift
/// let screen = AnyView(FeedView())
/// ```
public struct AnyView: View, Drawing {
    private let content: any View

    public init(_ content: some View) {
        self.content = content
    }

    func draw(on canvas: inout Canvas) {
        content.draw(on: &canvas)
    }
}

/// One of two views, as `if` and `switch` choose.
public enum Either<First: View, Second: View>: View, Drawing {
    case first(First)
    case second(Second)

    func draw(on canvas: inout Canvas) {
        switch self {
        case .first(let content): content.draw(on: &canvas)
        case .second(let content): content.draw(on: &canvas)
        }
    }
}

struct Pair<First: View, Second: View>: View, Drawing {
    let first: First
    let second: Second

    func draw(on canvas: inout Canvas) {
        first.draw(on: &canvas)
        second.draw(on: &canvas)
    }
}

struct Perhaps<Content: View>: View, Drawing {
    let content: Content?

    func draw(on canvas: inout Canvas) {
        content?.draw(on: &canvas)
    }
}

struct Appearing<Content: View>: View, Drawing {
    let content: Content
    let action: () -> Void

    func draw(on canvas: inout Canvas) {
        let identity = Identity(content: ObjectIdentifier(Content.self), ids: canvas.ids)
        canvas.appearances.append(Appearance(identity: identity, action: action))
        content.draw(on: &canvas)
    }
}

/// How a screen is lit.
///
/// ```swift
/// FeedView(state: .fixture).preferredColorScheme(.dark)
/// ```
public enum ColorScheme: String, CaseIterable, Sendable {
    case light
    case dark
}

struct Coloured<Content: View>: View, Drawing {
    let content: Content
    let colorScheme: ColorScheme?

    func draw(on canvas: inout Canvas) {
        if let colorScheme { canvas.lines.append("(\(colorScheme))") }
        content.draw(on: &canvas)
    }
}

struct Identified<Content: View>: View, Drawing {
    let content: Content
    let id: AnyHashable

    func draw(on canvas: inout Canvas) {
        canvas.ids.append(id)
        content.draw(on: &canvas)
        canvas.ids.removeLast()
    }
}
