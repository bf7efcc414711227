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
