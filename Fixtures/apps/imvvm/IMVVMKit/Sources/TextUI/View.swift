/// A value that describes a part of the screen, by the parts that it is made of.
@MainActor
public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("a view that draws itself has no body") }
}

/// A view that has no body, because it draws itself.
protocol DrawnView: View where Body == Never {
    func draw(at place: Place, in drawing: inout Drawing)
}

extension View where Body == Never {
    public var body: Never { fatalError("a view that draws itself has no body") }
}

/// Puts the expressions of a closure together as one view.
@resultBuilder
@MainActor
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView {
        var views: [any View] = []
        for view in repeat each content { views.append(view) }
        return TupleView(views: views)
    }

    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalView<First, Second> {
        .first(first)
    }

    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalView<First, Second> {
        .second(second)
    }
}

/// Nothing.
public struct EmptyView: DrawnView {
    public typealias Body = Never

    public init() {}

    func draw(at place: Place, in drawing: inout Drawing) {}
}

/// Views one after the other.
public struct TupleView: DrawnView {
    public typealias Body = Never

    let views: [any View]

    func draw(at place: Place, in drawing: inout Drawing) {
        for (index, view) in views.enumerated() { place.show(view, as: index, in: &drawing) }
    }
}

/// One of two views; what is installed for the one is removed when the other is shown.
public enum ConditionalView<First: View, Second: View>: DrawnView {
    public typealias Body = Never

    case first(First)
    case second(Second)

    func draw(at place: Place, in drawing: inout Drawing) {
        switch self {
        case .first(let view): place.show(view, as: "first", in: &drawing)
        case .second(let view): place.show(view, as: "second", in: &drawing)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: DrawnView where Wrapped: View {
    func draw(at place: Place, in drawing: inout Drawing) {
        if let self { place.show(self, as: "some", in: &drawing) }
    }
}
