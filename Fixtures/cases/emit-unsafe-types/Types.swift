// In a file that nothing else of the graph brings in.
@unsafe class Memory: @unsafe Allocator {}

@unsafe protocol Allocator {}

typealias Rows = [String: (Int, Memory)]

struct Page<Content> {
    var content: Content?
}

/// It holds what is unsafe, but is no such type itself.
@safe struct Buffer {
    var start: UnsafePointer<Int>?
    var size: Int

    init(size: Int) {
        unsafe start = nil
        self.size = size
    }
}

struct Block {}

final class Label: Sendable {
    static let shared = Label()
}
