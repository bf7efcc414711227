import DIRuntime

public struct Price: Sendable {}

public typealias Handler<each Input> = @Sendable (repeat each Input) async -> Void
