// A namespace that moved, and keeps its old name for other modules, which extend it by that.
import DIRuntime

public enum Market {
    public enum Names {
        public struct Item: Sendable {
            public nonisolated let text: String
            public nonisolated init(_ text: String) { self.text = text }
        }
    }
}

public typealias Names = Market.Names

extension Names {
    public struct Second: Sendable {
        public nonisolated let count: Int
        public nonisolated init(_ count: Int) { self.count = count }
    }
}
