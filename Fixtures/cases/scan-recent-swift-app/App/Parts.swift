import Core
import DIRuntime

@resultBuilder
enum PartsBuilder {
    static func buildExpression(_ part: any Part) -> [any Part] { [part] }
    static func buildBlock(_ parts: [any Part]...) -> [any Part] { parts.flatMap { $0 } }
    static func buildOptional(_ parts: [any Part]?) -> [any Part] { parts ?? [] }
    static func buildEither(first parts: [any Part]) -> [any Part] { parts }
    static func buildEither(second parts: [any Part]) -> [any Part] { parts }
}

protocol Part {
    var text: String { get }
}

/// What measures values that must not be copied or kept.
protocol Measuring {
    func size<Value: ~Copyable & ~Escapable>(of value: borrowing Value) -> Int
}
