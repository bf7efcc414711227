// Made by Scripts/embed-samples.py of Fixtures/apps/text-views.

extension Template {
    static let textViewsFiles: [File] = [
        File("Package.swift", #"""
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "text-views",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [
        .library(name: "TextViews", targets: ["TextViews"])
    ],
    targets: [
        .target(name: "TextViews")
    ],
    swiftLanguageModes: [.v6]
)

"""#),
        File("README.md", #"""
# TextViews

No app, but what the apps beside it draw with where there is no SwiftUI: the few names of SwiftUI that they use, drawn
as lines of text. Their views begin with

```swift
#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif
```

and are the same below it. A `Window` shows a view without a screen, and stands in for the person in front of it:

```swift
let window = Window(GreetingView(model: model))
window.lines                              // ["Hello, Ada", "[Greet]"]
try window.tap("Greet")
try window.type("Grace", into: "Name")
try await window.wait(for: "Hello, Grace")
```

It draws again when an `@Observable` value that the last drawing read has changed, and at no other time.

Views must keep to what both have.

## In this repository

`SwiftUIStub/check` compiles an app against a stub of SwiftUI, as it is where SwiftUI exists.

"""#),
        File("Sources/TextViews/Binding.swift", #"""
import Observation

/// Reads and writes a value that belongs to somebody else.
///
/// ```swift
/// TextField("Name", text: Binding { name } set: { name = $0 })
/// ```
@MainActor
public struct Binding<Value> {
    private let get: @MainActor () -> Value
    private let set: @MainActor (Value) -> Void

    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.get = get
        self.set = set
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
}

/// Makes bindings to the properties of an observable object.
///
/// ```swift
/// @Bindable var contract: Contract
///
/// var body: some View { TextField("Name", text: $contract.name) }
/// ```
@MainActor
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value: AnyObject & Observable> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public var projectedValue: Bindable<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding {
            wrappedValue[keyPath: keyPath]
        } set: {
            wrappedValue[keyPath: keyPath] = $0
        }
    }
}

"""#),
        File("Sources/TextViews/Controls.swift", #"""
/// A line of text.
///
/// ```swift
/// Text("Hello, \(name)")
/// ```
public struct Text: View, Drawing {
    private let content: String

    public init(_ content: String) {
        self.content = content
    }

    func draw(on canvas: inout Canvas) {
        canvas.lines.append(content)
    }
}

/// Does something when it is tapped; drawn as `[Title]`.
///
/// ```swift
/// Button("Refresh") { dispatcher.send(.refresh) }
/// ```
public struct Button: View, Drawing {
    private let title: String
    private let action: @MainActor () -> Void

    public init(_ title: String, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.action = action
    }

    func draw(on canvas: inout Canvas) {
        canvas.lines.append("[\(title)]")
        canvas.buttons.append((title, action))
    }
}

/// Text that can be edited; drawn as `Title: text`.
///
/// ```swift
/// TextField("Name", text: $contract.name)
/// ```
public struct TextField: View, Drawing {
    private let title: String
    private let text: Binding<String>

    public init(_ title: String, text: Binding<String>) {
        self.title = title
        self.text = text
    }

    func draw(on canvas: inout Canvas) {
        canvas.lines.append("\(title): \(text.wrappedValue)")
        canvas.fields.append((title, text))
    }
}

/// Text that can be edited and not read; drawn as `Title: •••`.
///
/// ```swift
/// SecureField("Password", text: $contract.password)
/// ```
public struct SecureField: View, Drawing {
    private let title: String
    private let text: Binding<String>

    public init(_ title: String, text: Binding<String>) {
        self.title = title
        self.text = text
    }

    func draw(on canvas: inout Canvas) {
        canvas.lines.append("\(title): \(String(repeating: "•", count: text.wrappedValue.count))")
        canvas.fields.append((title, text))
    }
}

/// A line across.
///
/// ```swift
/// Divider()
/// ```
public struct Divider: View, Drawing {
    public init() {}

    func draw(on canvas: inout Canvas) {
        canvas.lines.append("---")
    }
}

/// Where the views of a stack stand across its direction; text begins at the left in any case.
///
/// ```swift
/// VStack(alignment: .leading) { Text("Feed") }
/// ```
public enum HorizontalAlignment: Sendable {
    case leading
    case center
}

/// Views below each other.
///
/// ```swift
/// VStack { Text("one"); Text("two") }
/// ```
public struct VStack<Content: View>: View, Drawing {
    private let content: Content

    public init(alignment: HorizontalAlignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func draw(on canvas: inout Canvas) {
        content.draw(on: &canvas)
    }
}

/// Views beside each other, on one line.
///
/// ```swift
/// HStack { Button("Feed") {}; Button("Saved") {} }
/// ```
public struct HStack<Content: View>: View, Drawing {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func draw(on canvas: inout Canvas) {
        let before = canvas.lines
        canvas.lines = []
        content.draw(on: &canvas)
        canvas.lines = before + [canvas.lines.joined(separator: " ")]
    }
}

/// A view for each element of a collection.
///
/// ```swift
/// ForEach(articles) { Text($0.title) }
/// ```
public struct ForEach<Data: RandomAccessCollection, Content: View>: View, Drawing where Data.Element: Identifiable {
    private let data: Data
    private let content: (Data.Element) -> Content

    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }

    func draw(on canvas: inout Canvas) {
        for element in data { content(element).draw(on: &canvas) }
    }
}

"""#),
        File("Sources/TextViews/View.swift", #"""
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

"""#),
        File("Sources/TextViews/Window.swift", #"""
import Observation

/// What a drawing leaves behind: its lines, and what can be touched.
struct Canvas {
    var lines: [String] = []
    var buttons: [(title: String, action: @MainActor () -> Void)] = []
    var fields: [(title: String, text: Binding<String>)] = []
    var appearances: [Appearance] = []
    /// Those of the views around what is drawn.
    var ids: [AnyHashable] = []
}

/// What makes a view the same as one of the drawing before.
struct Identity: Hashable {
    let content: ObjectIdentifier
    let ids: [AnyHashable]
}

struct Appearance {
    let identity: Identity
    let action: () -> Void
}

/// Shows a view without a screen, and stands in for the person in front of it.
///
/// ```swift
/// let window = Window(FeedView(repository: repository))
/// try window.tap("Refresh")
/// window.lines  // ["Loading…"]
/// ```
///
/// It traps when what the view shows is changed off the main actor.
@MainActor
public final class Window {
    private let content: any View
    private var canvas = Canvas()
    private var isStale = true

    /// Draws the view for the first time.
    ///
    /// ```swift
    /// let window = Window(Text("Hello"))
    /// ```
    public init(_ content: some View) {
        self.content = content
        update()
    }

    /// What is shown now.
    ///
    /// ```swift
    /// for line in window.lines { print(line) }
    /// ```
    public var lines: [String] {
        update()
        return canvas.lines
    }

    /// Draws again if something that the last drawing read has changed since; tells whether it had.
    ///
    /// ```swift
    /// if window.update() { log.append("the view was drawn") }
    /// ```
    @discardableResult
    public func update() -> Bool {
        guard isStale else { return false }
        // What is done as a view appears may change what is shown.
        while isStale { draw() }
        return true
    }

    private func draw() {
        let before = Set(canvas.appearances.map(\.identity))
        canvas = Canvas()
        isStale = false
        withObservationTracking {
            content.draw(on: &canvas)
        } onChange: { [weak self] in
            // What views read is changed on the main actor only.
            MainActor.assumeIsolated { self?.isStale = true }
        }
        for appearance in canvas.appearances where !before.contains(appearance.identity) { appearance.action() }
    }

    /// Taps the button with a title, which must be there.
    ///
    /// ```swift
    /// try window.tap("Refresh")
    /// ```
    public func tap(_ title: String) throws {
        update()
        guard let button = canvas.buttons.first(where: { $0.title == title }) else {
            throw NotShown(what: "button '\(title)'", lines: canvas.lines)
        }
        button.action()
    }

    /// Replaces the text of the field with a title, which must be there.
    ///
    /// ```swift
    /// try window.type("Ada", into: "Name")
    /// ```
    public func type(_ text: String, into title: String) throws {
        update()
        guard let field = canvas.fields.first(where: { $0.title == title }) else {
            throw NotShown(what: "field '\(title)'", lines: canvas.lines)
        }
        field.text.wrappedValue = text
    }

    /// Returns as soon as a line is shown; gives up after some seconds.
    ///
    /// ```swift
    /// try await window.wait(for: "Saved")
    /// ```
    public func wait(for line: String) async throws {
        for _ in 0..<5_000 {
            if lines.contains(line) { return }
            try await Task.sleep(for: .milliseconds(1))
        }
        throw NotShown(what: "line '\(line)'", lines: lines)
    }
}

/// What a window was asked for and does not show.
///
/// ```swift
/// #expect(throws: NotShown.self) { try window.tap("Delete") }
/// ```
public struct NotShown: Error, CustomStringConvertible {
    let what: String
    let lines: [String]

    public var description: String { "there is no \(what) among:\n\(lines.joined(separator: "\n"))" }
}

"""#),
    ]
}
