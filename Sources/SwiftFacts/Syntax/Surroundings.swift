/// What the places of a file are in, for those who look outward from them.
final class Surroundings {
    /// For each token the innermost bracket around it, and the innermost brace; -1 where there is none. In memory of their
    /// own, as the tokens are.
    private let openers: UnsafeMutablePointer<Int32>
    private let braces: UnsafeMutablePointer<Int32>
    private let count: Int
    private(set) var assignments: [Int] = []
    private(set) var selfBindings = SelfBindings()

    init(_ buffer: TokenBuffer) {
        count = buffer.count
        openers = .allocate(capacity: buffer.count)
        braces = .allocate(capacity: buffer.count)
        var opener = -1
        var brace = -1
        var close = Int.max
        var index = 0
        while index < buffer.count {
            while index >= close {
                brace = Int(braces[opener])
                opener = Int(openers[opener])
                close = opener < 0 ? .max : buffer.closer(of: opener)
            }
            (openers + index).initialize(to: Int32(truncatingIfNeeded: opener))
            (braces + index).initialize(to: Int32(truncatingIfNeeded: brace))
            switch buffer.kind(index) {
            case .leftParen, .leftBracket, .leftBrace, .interpolationOpen:
                opener = index
                close = buffer.closer(of: index)
                if buffer.kind(index) == .leftBrace { brace = index }
            case .operatorCharacter:
                if buffer.isAssignment(index) { assignments.append(index) }
            default: break
            }
            index = index &+ 1
        }
        selfBindings = SelfBindings(buffer, braces: braces, assignments: assignments)
    }

    deinit {
        openers.deallocate()
        braces.deallocate()
    }

    func opener(around index: Int) -> Int {
        precondition(index >= 0 && index < count)
        return Int(openers[index])
    }

    func brace(around index: Int) -> Int {
        precondition(index >= 0 && index < count)
        return Int(braces[index])
    }
}

/// The places where `self` gets another name or another value, by the braces around them.
struct SelfBindings {
    private struct Place: Hashable {
        let name: String
        let brace: Int
    }

    /// `let name = self`: the places of `self`, in order.
    private var aliases: [Place: [Int]] = [:]
    private var aliasNames: Set<String> = []
    /// `let self = other`, `[self = other]`: the places of `self`, in order, by their braces.
    private var rebindings: [Int: [Int]] = [:]

    fileprivate init() {}

    fileprivate init(_ buffer: TokenBuffer, braces: UnsafePointer<Int32>, assignments: [Int]) {
        for assignment in assignments {
            if buffer.isWord(assignment - 1, .selfValue), Self.isBinding(buffer, before: assignment - 2) {
                rebindings[Int(braces[assignment - 1]), default: []].append(assignment - 1)
            }
            guard buffer.isWord(assignment + 1, .selfValue), Self.continuesAsSelf(buffer, assignment + 2) else {
                continue
            }
            for name in Self.boundNames(buffer, before: assignment)
            where buffer.kind(name) == .identifier && Self.isBinding(buffer, before: name - 1) {
                aliasNames.insert(buffer.text(name))
                let place = Place(name: buffer.text(name), brace: Int(braces[assignment + 1]))
                aliases[place, default: []].append(assignment + 1)
            }
        }
    }

    /// Whether a name is one of `self` at a place: some braces around it begin with the binding.
    func isAlias(_ name: String, at use: Int, in body: Range<Int>, _ buffer: TokenBuffer) -> Bool {
        guard aliasNames.contains(name) else { return false }
        return buffer.braces(around: use, in: body).contains { brace in
            let places = aliases[Place(name: name, brace: brace)] ?? []
            return places.firstIndex(atOrAfter: body.lowerBound, in: body.lowerBound..<use) != nil
        }
    }

    /// Whether `self` is something else at a place, by the last binding of the name around it.
    func isRebound(at use: Int, in body: Range<Int>, _ buffer: TokenBuffer) -> Bool {
        if rebindings.isEmpty { return false }
        var last = -1
        for brace in buffer.braces(around: use, in: body) {
            let places = rebindings[brace] ?? []
            let next = places.partitioningIndex { $0 >= use }
            if next > 0, places[next - 1] >= body.lowerBound { last = max(last, places[next - 1]) }
        }
        guard last >= 0 else { return false }
        return !(buffer.isWord(last + 2, .selfValue) && Self.continuesAsSelf(buffer, last + 3))
    }

    private static func isBinding(_ buffer: TokenBuffer, before index: Int) -> Bool {
        buffer.isWord(index, .let) || buffer.isWord(index, .weak) || buffer.isWord(index, .unowned)
            || buffer.kind(index) == .leftBracket || buffer.kind(index) == .comma || buffer.kind(index) == .rightParen
    }

    /// The name before an assignment, and the one before the colon of `let name: Type = self`.
    private static func boundNames(_ buffer: TokenBuffer, before assignment: Int) -> [Int] {
        var position = assignment - 1
        while position > 0, buffer.kind(position) != .colon, !buffer.startsLine(position), !buffer.isOpener(position),
            !buffer.isAssignment(position)
        {
            position -= 1
        }
        return position > 0 && buffer.kind(position) == .colon ? [assignment - 1, position - 1] : [assignment - 1]
    }

    private static func continuesAsSelf(_ buffer: TokenBuffer, _ index: Int) -> Bool {
        switch buffer.kind(index) {
        case .period, .leftParen, .leftBracket: buffer.startsLine(index)
        case .operatorCharacter:
            (buffer.isOperator(index, "!") || buffer.isOperator(index, "?")) && buffer.kind(index + 1) != .period
        default: true
        }
    }
}

extension TokenBuffer {
    /// The braces around a place, from the innermost to the first one that the body stands in.
    fileprivate func braces(around index: Int, in body: Range<Int>) -> some Sequence<Int> {
        sequence(state: Optional(brace(around: index))) { next -> Int? in
            guard let found = next else { return nil }
            next = found >= body.lowerBound ? self.brace(around: found) : nil
            return found
        }
    }
}

extension [Int] {
    /// The first index of a sorted array whose element the condition holds for, as it does for all after it.
    func partitioningIndex(where isBeyond: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Of a sorted array: the index of the first element that is not below a bound, if the element is in the range.
    func firstIndex(atOrAfter bound: Int, in range: Range<Int>) -> Int? {
        let index = partitioningIndex { $0 >= bound }
        return index < count && range.contains(self[index]) ? index : nil
    }
}
