/// A line of text.
public struct Text: DrawnView {
    public typealias Body = Never

    private let content: String

    public init(_ content: String) {
        self.content = content
    }

    func draw(at place: Place, in drawing: inout Drawing) {
        drawing.lines.append(content)
    }
}

/// A title in brackets, which `Screen.tap` finds.
public struct Button: DrawnView {
    public typealias Body = Never

    private let title: String
    private let action: @MainActor () -> Void

    public init(_ title: String, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.action = action
    }

    func draw(at place: Place, in drawing: inout Drawing) {
        drawing.lines.append("[\(title)]")
        drawing.buttons.append((title, action))
    }
}

/// Its content, line by line.
public struct VStack<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}

/// A view for each element; the elements' ids tell which of them are still the same.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: DrawnView {
    public typealias Body = Never

    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let content: (Data.Element) -> Content

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.content = content
    }

    func draw(at place: Place, in drawing: inout Drawing) {
        for element in data { place.show(content(element), as: element[keyPath: id], in: &drawing) }
    }
}

/// A view whose type is not known.
public struct AnyView: DrawnView {
    public typealias Body = Never

    private let view: any View

    public init(_ view: some View) {
        self.view = view
    }

    func draw(at place: Place, in drawing: inout Drawing) {
        place.show(view, as: "view", in: &drawing)
    }
}

extension View {
    /// Makes it another view, with a state of its own, when `id` is another.
    public func id(_ id: some Hashable) -> some View {
        IdentifiedView(content: self, id: AnyHashable(id))
    }

    /// Calls `action` when the view is installed.
    public func onAppear(perform action: @escaping @MainActor () -> Void) -> some View {
        ObservedView(content: self, appear: action, disappear: {})
    }

    /// Calls `action` when the view is removed.
    public func onDisappear(perform action: @escaping @MainActor () -> Void) -> some View {
        ObservedView(content: self, appear: {}, disappear: action)
    }
}

private struct IdentifiedView<Content: View>: DrawnView {
    typealias Body = Never

    let content: Content
    let id: AnyHashable

    func draw(at place: Place, in drawing: inout Drawing) {
        place.show(content, as: id, in: &drawing)
    }
}

private struct ObservedView<Content: View>: DrawnView {
    typealias Body = Never

    let content: Content
    let appear: @MainActor () -> Void
    let disappear: @MainActor () -> Void

    func draw(at place: Place, in drawing: inout Drawing) {
        if place.isNew { drawing.appearances.append(appear) }
        place.disappearance = disappear
        place.show(content, as: "content", in: &drawing)
    }
}
