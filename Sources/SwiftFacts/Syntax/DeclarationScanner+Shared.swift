/// Whose property or local variable a call of `shared` takes for its own: `#function` tells no more than the name.
struct SharedName: Hashable {
    /// The qualified name of the class.
    let owner: String
    let name: String
}

/// A call of `shared` or `weakShared` on `self`.
struct SharedSite {
    /// Of the name `shared`.
    let index: Int
    /// What makes the value, as `await Store` of `shared { await Store() }`; nil where the source does not show it.
    fileprivate(set) var value: String?
    let isWeak: Bool
    /// The index of the property's or variable's name.
    let declaration: Int
    /// The name is a local variable's.
    let isLocal: Bool

    /// Whether the two may be one instance; of values that are made by two names only who knows typealiases can tell.
    func mayBe(_ other: SharedSite) -> Bool {
        guard isWeak == other.isWeak else { return false }
        guard let value, let otherValue = other.value else { return true }
        return value.hasPrefix(Self.await) == otherValue.hasPrefix(Self.await)
    }

    /// Whether the source shows the same value twice.
    func isLike(_ other: SharedSite) -> Bool { value != nil && value == other.value }

    static let await = "await "
}

/// Calls of `shared` that are taken for one instance, and of which both may run.
extension DeclarationScanner {
    /// Notes them in the value or the braces of a property, or of a `deinit`.
    func noteSharedCalls(in range: Range<Int>, of nameIndex: Int, in context: Context) {
        guard let owner = context.owner, hasSharedName(in: range) else { return }
        for code in accessorBodies(in: range) { noteFlow(in: code, of: nameIndex, owner: owner, context) }
        noteLocalSharedCalls(in: range, in: context)
    }

    /// Notes them in the local variables of a body, each of which has a name of its own.
    func noteLocalSharedCalls(in range: Range<Int>, in context: Context) {
        guard let owner = context.owner, hasSharedName(in: range) else { return }
        for index in range where buffer.isWord(index, .var) {
            guard let local = localVariable(at: index), hasSharedName(in: local.code) else { continue }
            for code in accessorBodies(in: local.code) {
                noteFlow(in: code, of: local.name, owner: owner, isLocal: true, context)
            }
        }
    }

    /// The brace of the getter: the block's own, or that behind `get`; nil where accessors stand there without one.
    func getterBrace(in block: Range<Int>) -> Int? {
        guard buffer.kind(block.lowerBound) == .leftBrace else { return nil }
        var index = block.lowerBound + 1
        guard accessorWord(at: index) != nil else { return block.lowerBound }
        while let word = accessorWord(at: index) {
            index = word
            while index < block.upperBound, buffer.kind(index) != .leftBrace { index += 1 }
            guard index < block.upperBound else { return nil }
            if [.get, .underscoredRead, .unsafeAddress, .borrow].contains(buffer.word(word)) { return index }
            index = buffer.skip(index)
        }
        return nil
    }

    private func hasSharedName(in range: Range<Int>) -> Bool {
        buffer.sharedNames.firstIndex(atOrAfter: range.lowerBound, in: range) != nil
    }

    private func noteFlow(
        in code: Range<Int>, of declaration: Int, owner: Int, isLocal: Bool = false, _ context: Context
    ) {
        let flow = SharedFlow(in: code, self)
        if flow.sites.isEmpty { return }
        let name = SharedName(owner: context.prefix, name: buffer.text(declaration))
        var known = sharedSites[name, default: []]
        var sites = flow.sites.map { sharedSite(at: $0, of: declaration, isLocal: isLocal) }
        // Nobody asks what makes the value of the only one.
        if known.count == 1 { readValue(of: &known[0]) }
        if sites.count + known.count > 1 { for index in sites.indices { readValue(of: &sites[index]) } }
        for (earlier, later) in flow.pairs where sites[earlier].mayBe(sites[later]) {
            note(sites[earlier], sites[later], of: name, owner: owner)
        }
        noteNested(sites, of: name, owner: owner)
        for site in sites {
            let twin = known.first {
                $0.declaration != declaration && (isLocal || $0.isLocal) && $0.mayBe(site)
                    && ($0.isLike(site) || $0.value == nil || site.value == nil)
            }
            if let twin { note(twin, site, of: name, owner: owner) }
        }
        known += sites.prefix(SharedFlow.mostSites - min(known.count, SharedFlow.mostSites))
        sharedSites[name] = known
    }

    /// Notes calls for the value that the call around them makes: they run while it is not there yet.
    private func noteNested(_ sites: [SharedSite], of name: SharedName, owner: Int) {
        if sites.count < 2 { return }
        var makers: [Int: SharedSite] = [:]
        for site in sites {
            if let open = closureBrace(ofCallAt: site.index) { makers[open] = site }
            guard let outer = makers[buffer.brace(around: site.index)], outer.isLike(site) else { continue }
            note(outer, site, of: name, owner: owner)
        }
    }

    func closureBrace(ofCallAt index: Int) -> Int? {
        let open = buffer.kind(index + 1) == .leftParen ? index + 2 : index + 1
        return buffer.kind(open) == .leftBrace ? open : nil
    }

    private func note(_ first: SharedSite, _ second: SharedSite, of name: SharedName, owner: Int) {
        guard !buffer.areExclusive(buffer.branch(at: first.index), buffer.branch(at: second.index)) else { return }
        facts.add(
            RepeatedSharedRecord(
                first: facts.place(buffer.tokens[first.index].start),
                second: facts.place(buffer.tokens[second.index].start), owner: UInt32(owner),
                member: facts.name(name.name), firstValue: facts.name(first.value),
                secondValue: facts.name(second.value)))
    }

    /// The bodies of the accessors in braces, of which one runs at a time; else what is given.
    private func accessorBodies(in range: Range<Int>) -> [Range<Int>] {
        guard buffer.kind(range.lowerBound) == .leftBrace else { return [range] }
        let inside = range.lowerBound + 1..<max(buffer.closer(of: range.lowerBound), range.lowerBound + 1)
        guard accessorWord(at: inside.lowerBound) != nil else { return [inside] }
        var bodies: [Range<Int>] = []
        var index = inside.lowerBound
        while index < inside.upperBound {
            if buffer.kind(index) == .leftBrace { bodies.append(index + 1..<max(buffer.closer(of: index), index + 1)) }
            index = buffer.skip(index)
        }
        return bodies
    }

    /// The index of the `get`, `willSet` and the like that begins here, behind directives, attributes and modifiers.
    func accessorWord(at start: Int) -> Int? {
        var index = start
        while let next = endBeforeAccessor(index) { index = next }
        switch buffer.word(index) {
        case .get, .set, .willSet, .didSet, .underscoredRead, .underscoredModify, .borrow, .mutate, .initializer,
            .unsafeAddress, .unsafeMutableAddress:
            let isAccessor =
                [.leftBrace, .leftParen].contains(buffer.kind(index + 1))
                || types.effects(at: index + 1).next > index + 1
            return isAccessor ? index : nil
        default: return nil
        }
    }

    /// `var name: T { … }` or `lazy var name = …`, whose code calls itself by the name of the variable.
    func localVariable(at keyword: Int) -> (name: Int, code: Range<Int>, next: Int)? {
        let name = keyword + 1
        guard buffer.isWord(keyword, .var), buffer.kind(name) == .identifier else { return nil }
        var position = name + 1
        if buffer.kind(position) == .colon { position = types.reference(at: position + 1)?.next ?? position }
        if buffer.isWord(keyword - 1, .lazy), buffer.beginsValue(position) {
            let end = expressionEnd(position + 1)
            return (name, position + 1..<max(end, position + 1), end)
        }
        guard position > name + 1, buffer.kind(position) == .leftBrace else { return nil }
        return (name, position..<buffer.skip(position), buffer.skip(position))
    }

    // MARK: Values

    private func sharedSite(at index: Int, of declaration: Int, isLocal: Bool) -> SharedSite {
        SharedSite(
            index: index, value: nil, isWeak: buffer.isWord(index, .weakSharedCall), declaration: declaration,
            isLocal: isLocal)
    }

    private func readValue(of site: inout SharedSite) { site.value = sharedValue(callAt: site.index) }

    /// What makes the value: `T` of `shared { T(…) }` and of `shared { () -> T in … }`, else what the closure calls.
    private func sharedValue(callAt index: Int) -> String? {
        guard let open = closureBrace(ofCallAt: index) else { return nil }
        let close = buffer.closer(of: open)
        var start = open + 1
        if let signature = closureSignature(from: start, to: close) {
            if let result = signature.result { return unescapedText(from: result, through: signature.end - 1) }
            start = signature.end + 1
        }
        var isAsync = false
        while buffer.isWord(start, .return) || buffer.word(start).marksExpression {
            if buffer.isWord(start, .await) { isAsync = true }
            start += 1
        }
        if let inner = innerCall(from: start, to: close) { return sharedValue(callAt: inner) }
        guard let last = calledName(from: start), buffer.kind(last + 1) == .leftParen else { return nil }
        var end = buffer.skip(last + 1)
        if buffer.kind(end) == .leftBrace { end = buffer.skip(end) }
        guard end == close else { return nil }
        let isInitializer = buffer.isWord(last, .initializer) && buffer.kind(last - 1) == .period
        let callee = unescapedText(from: start, through: isInitializer ? last - 2 : last)
        return (isAsync ? SharedSite.await : "") + callee + (namesType(callee) ? "" : RepeatedSharedCall.function)
    }

    /// `shared { … }` as the whole value of another one.
    private func innerCall(from start: Int, to close: Int) -> Int? {
        let name = buffer.isWord(start, .selfValue) && buffer.kind(start + 1) == .period ? start + 2 : start
        guard buffer.isWord(name, .sharedCall), closureBrace(ofCallAt: name) != nil else { return nil }
        return buffer.skip(name + 1) == close ? name : nil
    }

    private func unescapedText(from first: Int, through last: Int) -> String {
        let text = buffer.text(from: first, through: last)
        return text.contains(byte: Byte.backtick) ? text.filter { $0 != "`" } : text
    }

    private func namesType(_ callee: String) -> Bool {
        let name = callee.utf8.prefix { $0 != Byte.less }
        let last = name.lastIndex(of: Byte.period).map { name[name.index(after: $0)...] } ?? name
        return String(Substring(last)).startsUppercase
    }

    /// The index of `in`, and of the type after the arrow.
    private func closureSignature(from start: Int, to end: Int) -> (result: Int?, end: Int)? {
        var result: Int?
        var index = start
        while index < end, !(index > start && buffer.beginsStatement(index) && result == nil) {
            if buffer.isWord(index, .in) { return (result, index) }
            if buffer.isArrow(index) { result = index + 2 }
            if [.leftBrace, .semicolon].contains(buffer.kind(index)) { return nil }
            index = buffer.skip(index)
        }
        return nil
    }

    /// The last name of `Module.Store<User>`, from which on its arguments stand.
    private func calledName(from start: Int) -> Int? {
        guard buffer.kind(start) == .identifier else { return nil }
        var last = start
        while true {
            let generics = buffer.skipAngles(last + 1)
            if generics > last + 1, buffer.kind(generics) == .leftParen { return generics - 1 }
            guard buffer.kind(generics) == .period, buffer.kind(generics + 1) == .identifier else { return last }
            last = generics + 1
        }
    }
}
