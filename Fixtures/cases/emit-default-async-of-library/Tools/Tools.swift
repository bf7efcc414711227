// A module with it: what is `async` here runs where its caller does, and takes what cannot be sent.
import DIRuntime

public final class Draft {
    public var words = 1
    public init() {}
}

public protocol EditorDependency: Dependency {
    func count(_ draft: Draft) async -> Int
    nonisolated(nonsending) func copy(_ draft: Draft) async -> Draft
    @concurrent func save(_ text: String) async -> Bool
    var check: ((Draft) async -> Int)? { get }
    func each(_ body: (Draft) async -> Void, then last: @MainActor () async -> Void) async
}

public final class DeskComponent: Component<EmptyDependency> {
    public func count(_ draft: Draft) async -> Int { draft.words }
    public func copy(_ draft: Draft) async -> Draft { draft }
    @concurrent public func save(_ text: String) async -> Bool { text.isEmpty }
    public var check: ((Draft) async -> Int)? { { $0.words + 1 } }
    public func each(_ body: (Draft) async -> Void, then last: @MainActor () async -> Void) async { await body(Draft()) }
    public var editor: EditorComponent { EditorComponent(parent: self) }
}

public final class EditorComponent: Component<EditorDependency> {
    public func text(_ draft: Draft) async -> String { await "\(dependency.count(dependency.copy(draft))) \(dependency.check?(draft) ?? 0)" }
}
