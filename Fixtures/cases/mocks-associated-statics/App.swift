// needle:mock
protocol Threading {
    associatedtype Handle
    static var current: Handle { get }
    static var limit: Int? { get set }
    static func run(_ handle: Handle, named name: String) -> Bool
    static func join(_ handle: Handle) async
    static subscript(index: Int) -> String { get set }
    var name: String { get }
}

// needle:mock
@MainActor
protocol Screen<Model> {
    associatedtype Model
    static var title: String { get set }
    static var draft: Draft { get }
    static func make(_ model: Model) -> Self
    nonisolated static func id(of model: Model) throws -> Int
    @available(macOS 99, iOS 99, *) static func modern() -> Int
    var model: Model { get }
    init(model: Model)
}

final class Draft {
    let text: String
    init(_ text: String) { self.text = text }
}
