// The part of SwiftUI that the app uses, as declarations only, so that the app can be type-checked where there is none.
public import Combine

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("stub") }
}

public protocol DrawnByTheSystem: View where Body == Never {}

extension DrawnByTheSystem {
    public var body: Never { fatalError("stub") }
}

@resultBuilder
public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > { fatalError("stub") }
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
        fatalError("stub")
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
        fatalError("stub")
    }
}

public struct EmptyView: DrawnByTheSystem {
    nonisolated public init() {}
}

public struct TupleView<Content>: DrawnByTheSystem {}

public struct ConditionalContent<First, Second>: DrawnByTheSystem {}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("stub") }
}

public struct LocalizedStringKey: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
}

public struct Text: DrawnByTheSystem {
    nonisolated public init(_ key: LocalizedStringKey) {}

    @_disfavoredOverload
    nonisolated public init<Content: StringProtocol>(_ content: Content) {}
}

public struct Button<Label: View>: DrawnByTheSystem {}

extension Button where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}

    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {}
}

public struct VStack<Content: View>: DrawnByTheSystem {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

extension ForEach: View where Content: View {
    public var body: Never { fatalError("stub") }

    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
}

public struct AnyView: DrawnByTheSystem {
    nonisolated public init<Content: View>(_ view: Content) {}
}

extension View {
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { EmptyView() }
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
}

@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}

    public var wrappedValue: ObjectType { fatalError("stub") }
}

@MainActor @preconcurrency
public protocol Scene {}

@resultBuilder
public struct SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    @MainActor @preconcurrency init()
}

extension App {
    @MainActor @preconcurrency public static func main() {}
}
