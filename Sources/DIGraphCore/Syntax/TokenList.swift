/// The significant tokens of one file, in memory of their own: an array checks and counts references at each access in an
/// unoptimised build.
package final class TokenList: RandomAccessCollection {
    package private(set) var base: UnsafeMutablePointer<Token>
    package private(set) var count = 0
    private var capacity: Int

    package var startIndex: Int { 0 }
    package var endIndex: Int { count }

    init(capacity: Int) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    deinit {
        // Tokens hold no references.
        base.deallocate()
    }

    package subscript(index: Int) -> Token {
        precondition(index >= 0 && index < count)
        return base[index]
    }

    @inline(__always)
    func append(_ token: Token) {
        if count == capacity { grow() }
        (base + count).initialize(to: token)
        count = count &+ 1
    }

    private func grow() {
        let larger = UnsafeMutablePointer<Token>.allocate(capacity: 2 * capacity)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity *= 2
    }
}
