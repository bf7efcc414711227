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
        var switches: [Int] = []
        var maps: [Int] = []
        var loops: [Int] = []
        var weakClosures: Set<Int> = []
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
            case .identifier:
                if buffer.isWord(index, .switch), buffer.isWord(index + 1, .selfValue) { switches.append(index) }
                if buffer.isWord(index, .in), buffer.isWord(index + 2, .selfValue) { loops.append(index) }
                if buffer.isWord(index, .selfValue), Self.isMap(buffer, index + 1) { maps.append(index + 3) }
                if buffer.isWord(index, .weak), buffer.isWord(index + 1, .selfValue), opener >= 0,
                    buffer.kind(opener) == .leftBracket
                {
                    weakClosures.insert(brace)
                }
            default: break
            }
            index = index &+ 1
        }
        let scope = scope(buffer)
        maps = maps.filter { scope.isInside(weakClosures, $0) }
        let looped = loops.compactMap { SelfBindings.loopedName(buffer, before: $0) }
        selfBindings = SelfBindings(scope, assignments, switches, maps, looped)
    }

    /// `.map` and `.flatMap`, which give a closure what an optional holds.
    private static func isMap(_ buffer: TokenBuffer, _ period: Int) -> Bool {
        guard buffer.kind(period + 2) == .leftBrace || buffer.kind(period + 2) == .leftParen else { return false }
        return buffer.kind(period) == .period && ["map", "flatMap"].contains(buffer.text(period + 1))
    }

    deinit {
        openers.deallocate()
        braces.deallocate()
    }

    func scope(_ buffer: TokenBuffer) -> BindingScope { BindingScope(buffer, openers: openers, braces: braces) }

    func assignments(from start: Int, to end: Int) -> ArraySlice<Int> {
        let first = assignments.partitioningIndex { $0 >= start }
        return assignments[first..<max(first, assignments.partitioningIndex { $0 >= end })]
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
    /// The bindings of names that are `self` somewhere, by their places.
    private var named: [String: BindingsInForce] = [:]
    /// Those of them that bind `self`: `let name = self`, `let other = name`.
    private var aliases: Set<Int> = []
    /// `let self = other`, `[self = other]`: the places of `self`.
    private var rebindings = BindingsInForce()
    /// The braces of `self.map { … }`, where `self` is weak: `$0` is what it holds. Also the parentheses of `self.map(…)`.
    private var mappings: Set<Int> = []

    /// A name that is bound to `self`, or to what may be a name of it.
    private struct Binding {
        let name: Int
        /// Where it is named from now on, and the token it is named by.
        let place: Int
        var value: Int?
        let code: Range<Int>
    }

    fileprivate init() {}

    fileprivate init(
        _ scope: BindingScope, _ assignments: [Int], _ switches: [Int], _ maps: [Int], _ looped: [Int]
    ) {
        let buffer = scope.buffer
        for assignment in assignments
        where Self.isSelf(buffer, assignment - 1) && Self.isBinding(buffer, before: assignment - 2) {
            rebindings.add(assignment - 1, in: scope.restOfBlock(from: assignment - 1))
        }
        rebindings = rebindings.closed()
        mappings = Set(maps.filter { rebindings.last(before: $0) == nil })
        let mapped = mappings.compactMap { Self.parameter(buffer, ofClosure: $0) }
        var bindings = (switches.flatMap { Self.boundNames(buffer, inSwitch: $0) } + mapped + looped).map { name in
            let end = (scope.code(ofBindingAt: name) ?? scope.restOfBlock(from: name)).upperBound
            return Binding(name: name, place: name, code: name..<end)
        }
        aliases = Set(bindings.map { $0.place })
        var names = Set(bindings.map { buffer.nameHash($0.name) })
        lazy var changed = Self.changedNames(scope, assignments)
        for assignment in assignments {
            for (name, value) in Self.boundValues(scope, at: assignment, among: names)
            where !Self.isVariable(scope, name) || !changed.contains(buffer.nameHash(name)) {
                let end = (scope.code(ofBindingAt: name) ?? scope.restOfBlock(from: value)).upperBound
                bindings.append(Binding(name: name, place: value, value: value, code: value..<max(value, end)))
                names.insert(buffer.nameHash(name))
            }
        }
        if names.isEmpty { return }
        let known = Set(bindings.flatMap { [$0.name, $0.place] })
        add(bindings + Self.otherBindings(scope, of: names, without: known), buffer)
    }

    /// The only parameter of a closure: `{ name in`, `{ (name) in`, `{ (name: Type) -> Type in`, `{ name -> Type in`.
    private static func parameter(_ buffer: TokenBuffer, ofClosure open: Int) -> Int? {
        guard buffer.kind(open) == .leftBrace else { return nil }
        if buffer.kind(open + 1) == .leftParen {
            let name = open + 2
            let isOnly = buffer.kind(name + 1) == .colon || buffer.kind(name + 1) == .rightParen
            return buffer.kind(name) == .identifier && isOnly && beginsBody(buffer.skip(open + 1)) ? name : nil
        }
        func beginsBody(_ next: Int) -> Bool { buffer.isWord(next, .in) || buffer.isArrow(next) }
        return buffer.kind(open + 1) == .identifier && beginsBody(open + 2) ? open + 1 : nil
    }

    /// The name that a loop gives to each element of a list of nothing but `self`: `for name in [self] {`.
    fileprivate static func loopedName(_ buffer: TokenBuffer, before keyword: Int) -> Int? {
        let open = keyword + 1
        guard buffer.kind(open) == .leftBracket, buffer.kind(buffer.skip(open)) == .leftBrace else { return nil }
        let elements = open + 1..<buffer.closer(of: open)
        guard elements.allSatisfy({ buffer.isWord($0, .selfValue) || buffer.kind($0) == .comma }) else { return nil }
        let name = buffer.isWord(keyword - 2, .for) || buffer.isWord(keyword - 2, .let) ? keyword - 1 : keyword - 3
        let isAlone = name == keyword - 1 || buffer.kind(name + 1) == .colon
        return isAlone && buffer.kind(name) == .identifier && isWordBeforeLoop(buffer, name - 1) ? name : nil
    }

    private static func isWordBeforeLoop(_ buffer: TokenBuffer, _ index: Int) -> Bool {
        buffer.isWord(index, .for)
            || buffer.isWord(index, .let) && buffer.isWord(index - 1, .case) && buffer.isWord(index - 2, .for)
    }

    private mutating func add(_ bindings: [Binding], _ buffer: TokenBuffer) {
        for binding in bindings.sorted(by: { ($0.code.lowerBound, $0.place) < ($1.code.lowerBound, $1.place) }) {
            if let value = binding.value {
                let last = named[buffer.text(value)]?.innermost(at: value)
                if buffer.isWord(value, .selfValue) || last.map(aliases.contains) == true { aliases.insert(value) }
            }
            named[buffer.text(binding.name), default: BindingsInForce()].add(binding.place, in: binding.code)
        }
        named = named.mapValues { $0.closed() }
    }

    /// The names that the cases of `switch self {` or `switch self as? Type {` bind to all of it: `case let name`,
    /// `case let name?`, `case let name as Type`, `case .some(let name)`.
    private static func boundNames(_ buffer: TokenBuffer, inSwitch keyword: Int) -> [Int] {
        var brace = keyword + 2
        guard buffer.kind(brace) == .leftBrace || buffer.isWord(brace, .as) else { return [] }
        while brace < buffer.count, buffer.kind(brace) != .leftBrace { brace = buffer.skip(brace) }
        var names: [Int] = []
        var position = brace + 1
        while position < min(buffer.closer(of: brace), buffer.count) {
            if buffer.isWord(position, .case), let name = boundName(buffer, inPatternAt: position + 1) {
                names.append(name)
            }
            position = buffer.skip(position)
        }
        return names
    }

    private static func boundName(_ buffer: TokenBuffer, inPatternAt start: Int) -> Int? {
        let isBinding = buffer.isWord(start, .let)
        var name = isBinding ? start + 1 : start
        var end = name + 1
        if buffer.kind(name) == .period {
            guard buffer.text(name + 1) == "some", buffer.kind(name + 2) == .leftParen else { return nil }
            end = buffer.skip(name + 2)
            name = end - 2
            guard name == start + (isBinding ? 4 : 3) || buffer.isWord(name - 1, .let) else { return nil }
        } else {
            guard isBinding else { return nil }
            if buffer.isOperator(end, "?") { end += 1 }
        }
        guard buffer.kind(name) == .identifier else { return nil }
        let endsPattern = buffer.kind(end) == .colon || buffer.isWord(end, .as) || buffer.isWord(end, .where)
        return endsPattern ? name : nil
    }

    /// Where names of these are bound, to whatever it may be, besides some tokens.
    private static func otherBindings(
        _ scope: BindingScope, of names: Set<NameHash>, without known: Set<Int>
    ) -> [Binding] {
        let buffer = scope.buffer
        return (0..<buffer.count).compactMap { index in
            guard buffer.kind(index) == .identifier, names.contains(buffer.nameHash(index)), !known.contains(index),
                !isUnwrapped(buffer, at: index), let code = scope.code(ofBindingAt: index)
            else { return nil }
            return Binding(name: index, place: index, code: code)
        }
    }

    /// Whether a name is one of `self` at a place: the last binding of the name around it says so.
    func isAlias(_ index: Int, in body: Range<Int>, _ buffer: TokenBuffer) -> Bool {
        let name = buffer.text(index)
        if name == "$0" {
            let brace = buffer.brace(around: index)
            return brace >= body.lowerBound && mappings.contains(brace)
        }
        guard let last = named[name]?.last(before: index), last >= body.lowerBound else { return false }
        return aliases.contains(last)
    }

    /// Whether what stands in these parentheses is called with what a weak `self` holds.
    func mapsSelf(_ open: Int, in body: Range<Int>) -> Bool { open >= body.lowerBound && mappings.contains(open) }

    /// Whether `self` is something else at a place, by the last binding of the name around it.
    func isRebound(at use: Int, in body: Range<Int>, _ buffer: TokenBuffer) -> Bool {
        guard let last = rebindings.last(before: use), last >= body.lowerBound else { return false }
        return !(buffer.isWord(last + 2, .selfValue) && Self.continuesAsSelf(buffer, last + 3))
    }

    /// A variable that is named so in backticks is what `self` means as well.
    static func isSelf(_ buffer: TokenBuffer, _ index: Int) -> Bool {
        buffer.isWord(index, .selfValue) || buffer.isEscaped(index) && buffer.text(index) == "self"
    }

    /// The names that an assignment binds, also in a tuple, each with the `self` or the name that is its value.
    private static func boundValues(
        _ scope: BindingScope, at assignment: Int, among names: Set<NameHash>
    ) -> [(name: Int, value: Int)] {
        let buffer = scope.buffer
        func mayBeSelf(_ value: Int) -> Bool {
            buffer.isWord(value, .selfValue)
                || !names.isEmpty && buffer.kind(value) == .identifier && names.contains(buffer.nameHash(value))
        }
        let isWrapped = buffer.kind(assignment + 1) == .leftParen && buffer.closer(of: assignment + 1) == assignment + 3
        let value = isWrapped ? assignment + 2 : buffer.skipOwnership(at: assignment + 1)
        if !isWrapped, buffer.kind(assignment + 1) == .leftParen {
            return boundParts(scope, at: assignment).filter { mayBeSelf($0.value) }
        }
        guard mayBeSelf(value), continuesAsSelf(buffer, isWrapped ? value + 2 : value + 1) else { return [] }
        let found = boundNames(scope, before: assignment).filter { name in
            buffer.kind(name) == .identifier
                && (isBinding(buffer, before: name - 1) || buffer.isWord(name - 1, .var)
                    || buffer.kind(assignment - 1) == .rightParen)
        }
        return found.map { ($0, value) }
    }

    /// `let (name, _) = (self, 1)`: the parts that are one token on either side.
    private static func boundParts(_ scope: BindingScope, at assignment: Int) -> [(name: Int, value: Int)] {
        let buffer = scope.buffer
        guard buffer.kind(assignment - 1) == .rightParen else { return [] }
        let open = scope.opener(before: assignment - 1)
        guard buffer.isWord(open - 1, .let) || buffer.isWord(open - 1, .var) else { return [] }
        func end(of part: Int) -> Int {
            var end = part
            while end < buffer.count, buffer.kind(end) != .comma, !buffer.isCloser(end) { end = buffer.skip(end) }
            return end
        }
        var found: [(name: Int, value: Int)] = []
        var (name, value) = (open + 1, assignment + 2)
        while true {
            let (afterName, afterValue) = (end(of: name), end(of: value))
            if afterName == name + 1, afterValue == value + 1 { found.append((name, value)) }
            guard buffer.kind(afterName) == .comma, buffer.kind(afterValue) == .comma else { return found }
            (name, value) = (afterName + 1, afterValue + 1)
        }
    }

    /// `var name`, `var (name, _)`.
    private static func isVariable(_ scope: BindingScope, _ name: Int) -> Bool {
        var first = name
        while scope.buffer.kind(first - 1) == .leftParen || scope.buffer.kind(first - 1) == .comma {
            first = scope.opener(before: first)
        }
        return scope.buffer.isWord(first - 1, .var)
    }

    /// What the file assigns to, but for members, or hands on by `&`.
    private static func changedNames(_ scope: BindingScope, _ assignments: [Int]) -> Set<NameHash> {
        let buffer = scope.buffer
        var places = (0..<buffer.count).filter { buffer.isOperator($0 - 1, "&") }
        for target in assignments.map({ $0 - 1 }) {
            if buffer.kind(target) == .rightParen {
                // What follows a word on its line, or `var` on any, is a pattern.
                let open = scope.opener(before: target)
                let isTuple = buffer.kind(open - 1) != .identifier || buffer.isWord(open - 1, .in)
                let isBound = buffer.isWord(open - 1, .var) || buffer.isWord(open - 1, .let)
                if !isBound, isTuple || buffer.startsLine(open) { places += open..<target }
            } else if buffer.kind(target - 1) != .period, !buffer.isWord(target - 1, .var),
                !isBinding(buffer, before: target - 1)
            {
                places.append(target)
            }
        }
        return Set(places.filter { buffer.kind($0) == .identifier }.map(buffer.nameHash))
    }

    private static func isBinding(_ buffer: TokenBuffer, before index: Int) -> Bool {
        buffer.isWord(index, .let) || buffer.isWord(index, .weak) || buffer.isWord(index, .unowned)
            || buffer.kind(index) == .leftBracket || buffer.kind(index) == .comma || buffer.kind(index) == .rightParen
    }

    /// `if let name {`: the same as before, without the optional.
    private static func isUnwrapped(_ buffer: TokenBuffer, at index: Int) -> Bool {
        guard buffer.isWord(index - 1, .let) else { return false }
        let isCondition =
            buffer.isWord(index - 2, .if) || buffer.isWord(index - 2, .guard) || buffer.isWord(index - 2, .while)
            || buffer.kind(index - 2) == .comma
        return isCondition
            && (buffer.kind(index + 1) == .leftBrace || buffer.kind(index + 1) == .comma
                || buffer.isWord(index + 1, .else))
    }

    /// The name before an assignment, also in `let name? = self`, `.some(let name) = self` and `let .some(name) = self`,
    /// and the one before the type in `let name: Type = self` and `let name as Type = self`.
    private static func boundNames(_ scope: BindingScope, before assignment: Int) -> [Int] {
        let buffer = scope.buffer
        if buffer.isOperator(assignment - 1, "?"),
            isBinding(buffer, before: assignment - 3) || buffer.isWord(assignment - 3, .var)
        {
            return [assignment - 2]
        }
        if buffer.kind(assignment - 1) == .rightParen {
            if let name = nameInSome(buffer, endingAt: assignment - 1) { return [name] }
            let isBound = buffer.isWord(assignment - 4, .let) || buffer.isWord(assignment - 4, .var)
            if isBound, buffer.kind(assignment - 3) == .leftParen { return [assignment - 2] }
        }
        var position = assignment - 1
        while position > 0, buffer.kind(position) != .colon, !buffer.isWord(position, .as),
            !buffer.beginsStatement(position),
            !buffer.isOpener(position), !buffer.isAssignment(position)
        {
            position = (buffer.isCloser(position) ? scope.opener(before: position) : position) - 1
        }
        // What follows the label `case let name:` on a new line is no type.
        let isLabel = buffer.startsLine(position + 1) && buffer.isWord(position - 3, .case)
        let isTyped = position > 0 && (buffer.kind(position) == .colon || buffer.isWord(position, .as)) && !isLabel
        return isTyped ? [assignment - 1, position - 1] : [assignment - 1]
    }

    /// The name that a pattern binds to what an optional holds: `.some(let name)`, `let .some(name)`.
    private static func nameInSome(_ buffer: TokenBuffer, endingAt close: Int) -> Int? {
        let name = close - 1
        let open = buffer.isWord(name - 1, .let) ? name - 2 : name - 1
        guard name > 4, buffer.kind(name) == .identifier, buffer.kind(open) == .leftParen,
            buffer.kind(open - 1) == .identifier, buffer.text(open - 1) == "some", buffer.kind(open - 2) == .period,
            open == name - 2 || buffer.isWord(open - 3, .let)
        else { return nil }
        return name
    }

    private static func continuesAsSelf(_ buffer: TokenBuffer, _ index: Int) -> Bool {
        switch buffer.kind(index) {
        case .period: false
        case .leftParen, .leftBracket: buffer.startsLine(index)
        case .operatorCharacter:
            (buffer.isOperator(index, "!") || buffer.isOperator(index, "?")) && buffer.kind(index + 1) != .period
        default: true
        }
    }
}

/// The places that bind the names which the file assigns to or adds to, so far as they stand alone or before brackets.
struct NameBindings {
    private var named: [NameHash: BindingsInForce] = [:]

    init(_ buffer: TokenBuffer, _ surroundings: Surroundings) {
        let names = Set((0..<buffer.count).lazy.filter { Self.isTarget(buffer, $0) }.map(buffer.nameHash))
        if names.isEmpty { return }
        let scope = surroundings.scope(buffer)
        var found: [(name: NameHash, place: Int, code: Range<Int>)] = []
        for index in 0..<buffer.count where buffer.kind(index) == .identifier && buffer.kind(index - 1) != .period {
            let name = buffer.nameHash(index)
            guard names.contains(name), let code = scope.code(ofBindingAt: index) else { continue }
            found.append((name, index, code))
        }
        for binding in found.sorted(by: { ($0.code.lowerBound, $0.place) < ($1.code.lowerBound, $1.place) }) {
            named[binding.name, default: BindingsInForce()].add(binding.place, in: binding.code)
        }
        named = named.mapValues { $0.closed() }
    }

    /// `name =`, `name[`, `name?`, `name.append`.
    private static func isTarget(_ buffer: TokenBuffer, _ index: Int) -> Bool {
        guard buffer.kind(index) == .identifier, buffer.kind(index - 1) != .period else { return false }
        return switch buffer.kind(index + 1) {
        case .operatorCharacter, .leftBracket: true
        case .period: buffer.kind(index + 3) == .leftParen
        default: false
        }
    }

    /// Where the name at a place was bound last, in code around it.
    func last(of index: Int, _ buffer: TokenBuffer) -> Int? { named[buffer.nameHash(index)]?.last(before: index) }
}

/// Which binding of a name holds where.
private struct BindingsInForce {
    /// From these tokens on a binding holds, or none.
    private var starts: [Int] = []
    private var places: [Int?] = []
    /// Those whose code has not ended, from the outermost.
    private var open: [(place: Int, end: Int)] = []

    /// The codes come by their beginnings, and lie in each other or apart.
    mutating func add(_ place: Int, in code: Range<Int>) {
        close(before: code.lowerBound)
        open.append((place, code.upperBound))
        starts.append(code.lowerBound)
        places.append(place)
    }

    /// After the last one.
    func closed() -> BindingsInForce {
        var closed = self
        closed.close(before: .max)
        return closed
    }

    private mutating func close(before bound: Int) {
        while let last = open.last, last.end <= bound {
            open.removeLast()
            starts.append(last.end)
            places.append(open.last?.place)
        }
    }

    /// The one that holds at a place which none of the later ones begins before.
    mutating func innermost(at place: Int) -> Int? {
        close(before: place)
        return open.last?.place
    }

    /// The one that holds at a place.
    func last(before use: Int) -> Int? {
        let index = starts.partitioningIndex { $0 > use }
        return index > 0 ? places[index - 1] : nil
    }
}
