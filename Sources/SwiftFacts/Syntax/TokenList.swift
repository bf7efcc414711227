/// The significant tokens of one file, in memory of their own: an array checks and counts references at each access in an
/// unoptimised build.
public final class TokenList: RandomAccessCollection {
    let base: UnsafePointer<Token>
    public let count: Int

    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    fileprivate init(base: UnsafePointer<Token>, count: Int) {
        self.base = base
        self.count = count
    }

    deinit {
        // Tokens hold no references.
        base.deallocate()
    }

    public subscript(index: Int) -> Token {
        precondition(index >= 0 && index < count)
        return base[index]
    }
}

/// Collects the tokens of a list; it must end in `finish`, which passes on the memory.
struct TokenListBuilder {
    private var base: UnsafeMutablePointer<Token>
    private var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    func finish() -> TokenList {
        TokenList(base: UnsafePointer(base), count: count)
    }

    @inline(__always)
    mutating func append(_ token: Token) {
        if count == capacity { grow() }
        (base + count).initialize(to: token)
        count = count &+ 1
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Token>.allocate(capacity: 2 * capacity)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity *= 2
    }
}
