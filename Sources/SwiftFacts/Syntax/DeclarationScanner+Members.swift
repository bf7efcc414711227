/// Properties, methods, subscripts and initialisers.
extension DeclarationScanner {
    /// What the braces after a property or a subscript say.
    struct Accessors {
        var effects = Effects()
        var isSettable = false
    }

    /// `associatedtype Item: Codable = Text where Item.ID == Int`.
    func scanAssociatedType(at nameIndex: Int, modifiers: Modifiers, in context: Context) -> Int {
        var end = endOfLine(nameIndex)
        while end < buffer.count, !buffer.isCloser(end), !buffer.endsStatement(before: end) { end = endOfLine(end) }
        let clause = (nameIndex..<end).first { buffer.isWord($0, .where) } ?? end
        let bounds = inheritanceClause(at: nameIndex + 1)
        append(
            associatedType(
                at: nameIndex, modifiers: modifiers, bounds: bounds.inherits, requirements: constraints(at: clause),
                standard: buffer.isOperator(bounds.next, "=") ? types.reference(at: bounds.next + 1)?.reference : nil),
            in: context)
        return end
    }

    private func associatedType(
        at nameIndex: Int, modifiers: Modifiers, bounds: [TypeReference], requirements: [TypeConstraint],
        standard: TypeReference?
    ) -> MemberSyntax? {
        guard buffer.kind(nameIndex) == .identifier else { return nil }
        let name = buffer.text(nameIndex)
        let bound = bounds.count > 1 ? .composition(bounds.flatMap { $0.syntax.parts }) : bounds.first?.syntax
        return MemberSyntax(
            kind: .associatedtype, name: name, nameIndex: nameIndex, modifiers: modifiers, type: standard,
            generics: GenericClause(
                parameters: [.init(kind: .type, name: name, bound: bound)], requirements: requirements))
    }

    // MARK: Properties

    func scanBindings(at keyword: Int, modifiers: Modifiers, in context: Context) -> Int {
        let isLet = buffer.isWord(keyword, .let)
        let firstMember = facts.memberCount
        defer { facts.joinMembers(from: firstMember) }
        var position = keyword + 1
        while true {
            if buffer.kind(position) == .leftParen, let name = parenthesizedName(position) {
                position = scanBinding(
                    at: name, end: buffer.skip(position), isLet: isLet, modifiers: modifiers, in: context)
            } else if buffer.kind(position) == .leftParen {
                position = scanTuplePattern(at: position, isLet: isLet, modifiers: modifiers, in: context)
            } else if buffer.kind(position) == .identifier, !buffer.beginsDeclaration(position) {
                position = scanBinding(
                    at: position, end: position + 1, isLet: isLet, modifiers: modifiers, in: context)
            } else {
                return position
            }
            guard buffer.kind(position) == .comma else { return position }
            position += 1
        }
    }

    /// Whether a line begins here that cannot go on with a name.
    func startsNextDeclaration(_ index: Int) -> Bool {
        buffer.startsLine(index) && (buffer.kind(index) == .at || buffer.beginsDeclaration(index))
    }

    /// `let (width, height) = size`: the names are known, and their types where that of the tuple is written or shown.
    private func scanTuplePattern(
        at open: Int, isLet: Bool, modifiers: Modifiers, in context: Context
    ) -> Int {
        var position = buffer.skip(open)
        var type: TypeReference?
        let isTyped = buffer.kind(position) == .colon
        if isTyped {
            let written = annotation(at: position)
            type = written?.type
            position = written?.end ?? position + 1
        }
        let value = buffer.beginsValue(position) ? position + 1..<expressionEnd(position + 1) : nil
        let shown = isTyped ? type : value.flatMap { inferredType(of: $0) }
        let calls = type == nil && shown != nil ? value.map(calls) : nil
        for (index, part) in names(inPattern: open, shown?.syntax) {
            let reference = shown.flatMap { shown in part.map { TypeReference(syntax: $0, offset: shown.offset) } }
            var member = property(
                at: index, isLet: isLet, modifiers: modifiers, type: reference,
                typeIsInferred: type == nil && reference != nil)
            member.flags.insert(.partOfTuple)
            member.value = calls ?? []
            append(member, in: context)
        }
        guard let value else { return position }
        scanCode(
            from: value.lowerBound, to: value.upperBound,
            body: body(of: nil, modifiers, in: context, range: open..<value.upperBound))
        return value.upperBound
    }

    /// The names in a tuple pattern, each with its part of the tuple's type.
    private func names(inPattern open: Int, _ type: TypeSyntax?) -> [(index: Int, type: TypeSyntax?)] {
        var found: [(index: Int, type: TypeSyntax?)] = []
        var pending = [(open: open, type: type)]
        while let pattern = pending.popLast() {
            var elements: [TypeSyntax.TupleElement] = []
            if case .tuple(let written) = pattern.type { elements = written }
            let starts = elementStarts(in: pattern.open)
            // What has labels may stand in another order in a value.
            let isPlain =
                starts.count == elements.count
                && zip(starts, elements).allSatisfy { buffer.kind($0 + 1) != .colon || buffer.text($0) == $1.label }
            for (place, start) in starts.enumerated() {
                let part = isPlain ? elements[place].type : nil
                let first = buffer.kind(start + 1) == .colon ? start + 2 : start
                if buffer.kind(first) == .leftParen {
                    pending.append((first, part))
                } else if buffer.kind(first) == .identifier, !buffer.isWord(first, .underscore) {
                    found.append((first, part))
                }
            }
        }
        return found.sorted { $0.index < $1.index }
    }

    private func elementStarts(in open: Int) -> [Int] {
        let close = buffer.closer(of: open)
        var starts: [Int] = []
        var position = open + 1
        var isStart = true
        while position < close {
            if isStart { starts.append(position) }
            isStart = buffer.kind(position) == .comma
            position = buffer.skip(position)
        }
        return starts
    }

    /// `let ((name)) = value`: parentheses around one name mean nothing.
    private func parenthesizedName(_ open: Int) -> Int? {
        var inner = open
        while buffer.kind(inner + 1) == .leftParen, buffer.closer(of: inner + 1) == buffer.closer(of: inner) - 1 {
            inner += 1
        }
        return buffer.kind(inner + 1) == .identifier && buffer.closer(of: inner) == inner + 2 ? inner + 1 : nil
    }

    /// - Parameter end: the index after the pattern, which is the name or the parentheses around it.
    private func scanBinding(
        at nameIndex: Int, end patternEnd: Int, isLet: Bool, modifiers: Modifiers, in context: Context
    ) -> Int {
        noteMissingColon(behind: patternEnd - 1, in: context)
        guard let (declaredType, typeEnd) = annotation(at: patternEnd) else {
            append(property(at: nameIndex, isLet: isLet, modifiers: modifiers, type: nil), in: context)
            return endOfLine(patternEnd)
        }
        let isWithoutAnnotation = typeEnd == patternEnd
        var type = declaredType
        var position = typeEnd
        var value: Range<Int>?
        if buffer.beginsValue(position) {
            let end = expressionEnd(position + 1)
            value = position + 1..<end
            if type == nil, isWithoutAnnotation { type = typeShown(by: position + 1..<end, modifiers) }
            position = end
        }
        var accessors: Accessors?
        var block: Range<Int>?
        if buffer.kind(position) == .leftBrace {
            let end = buffer.skip(position)
            accessors = self.accessors(in: position, isStored: value != nil)
            block = position..<end
            position = end
        }
        let isShared = value.map(beginsWithShared) ?? block.map(getsShared)
        let isInferred = declaredType == nil && type != nil
        var member = property(
            at: nameIndex, isLet: isLet, modifiers: modifiers, type: type, typeIsInferred: isInferred,
            isDoubtful: isInferred && value.map(mayFail) ?? false, isShared: isShared ?? false, accessors: accessors)
        if declaredType == nil, isWithoutAnnotation, let value, !value.isEmpty { note(value, of: &member) }
        if isInferred, let value, isUnwrapped(value) {
            member.flags.remove(.doubtfulInference)
            member.flags.insert(.unwrapped)
        }
        if let value, isClosure(value) { member.flags.insert(.closure) }
        if value == nil, let block, !observesValue(block.lowerBound + 1) { member.flags.insert(.computed) }
        // The compiler asks for `{ get }` or `{ get set }`; the least is what surely was meant.
        if context.isProtocol, block == nil { member.flags.remove(.settable) }
        append(member, in: context)
        if modifiers.isOverride, modifiers.isStatic, let block { noteTypeOverride(at: nameIndex, block) }
        var body = body(of: buffer.text(nameIndex), modifiers, in: context, range: nameIndex..<position)
        body.resultType = declaredType?.syntax
        body.nameIndex = nameIndex
        scanCode(of: &body, value: value, block: block, modifiers)
        if modifiers.isStatic { return position }
        for range in [value, block].compactMap({ $0 }) { noteSharedCalls(in: range, of: nameIndex, in: context) }
        return position
    }

    /// The type behind the pattern of a binding, or that of the bindings after it; nil where a colon has no type behind it.
    /// The type is not known where it leaves a part to the value.
    private func annotation(at position: Int) -> (type: TypeReference?, end: Int)? {
        guard buffer.kind(position) == .colon else { return (typeOfLaterBinding(after: position), position) }
        guard let (reference, next) = types.reference(at: position + 1) else { return nil }
        return (hasPlaceholder(reference.syntax, in: position + 1..<next) ? nil : reference, next)
    }

    /// The type of a property without a written one. No wrapper may stand before `lazy`.
    private func typeShown(by value: Range<Int>, _ modifiers: Modifiers) -> TypeReference? {
        guard modifiers.isLazy || !modifiers.mayWrapValue, let shown = inferredType(of: value) else { return nil }
        return modifiers.isWeak ? TypeReference(syntax: .optional(shown.syntax), offset: shown.offset) : shown
    }

    /// The code of a property: its initial value, and its accessors or observers. A copy of the body would cost more.
    private func scanCode(of body: inout Body, value: Range<Int>?, block: Range<Int>?, _ modifiers: Modifiers) {
        if let value {
            body.execution = modifiers.isLazy ? .whole : .never
            scanCode(from: value.lowerBound, to: value.upperBound, body: body)
        }
        if let block {
            body.execution = value == nil ? getterBrace(in: block).map { .braces($0) } ?? .never : .never
            scanCode(from: block.lowerBound, to: block.upperBound, body: body)
        }
    }

    private func noteTypeOverride(at nameIndex: Int, _ block: Range<Int>) {
        let code = buffer.text(from: block.lowerBound + 1, through: block.upperBound - 2)
        facts.addTypeOverride(ofMemberAt: buffer.tokens[nameIndex].start, code: code)
    }

    /// Whether a block observes what is stored.
    private func observesValue(_ index: Int) -> Bool {
        guard let word = accessorWord(at: index) else { return false }
        return buffer.isWord(word, .willSet) || buffer.isWord(word, .didSet)
    }

    /// In `var first, second: Int` the type belongs to both names.
    private func typeOfLaterBinding(after index: Int) -> TypeReference? {
        if namesOfOneType.range.contains(index) { return namesOfOneType.type }
        var position = index
        while buffer.kind(position) == .comma, buffer.kind(position + 1) == .identifier { position += 2 }
        let isTyped = position > index && buffer.kind(position) == .colon
        namesOfOneType = (index..<position, isTyped ? types.reference(at: position + 1)?.reference : nil)
        return namesOfOneType.type
    }

    private func property(
        at nameIndex: Int, isLet: Bool, modifiers: Modifiers, type: TypeReference?, typeIsInferred: Bool = false,
        isDoubtful: Bool = false, isShared: Bool = false, accessors: Accessors? = nil
    ) -> MemberSyntax {
        var flags: MemberRecord.Flags = []
        if isLet { flags.insert(.let) }
        if accessors?.isSettable ?? !isLet { flags.insert(.settable) }
        if typeIsInferred { flags.insert(.inferredType) }
        if isDoubtful { flags.insert(.doubtfulInference) }
        if isShared { flags.insert(.shared) }
        return MemberSyntax(
            kind: .property, name: buffer.text(nameIndex), nameIndex: nameIndex, modifiers: modifiers, flags: flags,
            type: type, effects: accessors?.effects ?? Effects())
    }

    private func getsShared(_ block: Range<Int>) -> Bool {
        getterBrace(in: block).map { beginsWithShared($0 + 1..<block.upperBound) } ?? false
    }

    /// `shared { … }`, `return shared { … }` or `self.shared { … }`.
    private func beginsWithShared(_ range: Range<Int>) -> Bool {
        var position = range.lowerBound
        while buffer.isWord(position, .return) || buffer.kind(position) == .leftBrace
            || buffer.isWord(position, .selfValue) || buffer.kind(position) == .period
        {
            position += 1
        }
        return buffer.isWord(position, .sharedCall)
            && (buffer.kind(position + 1) == .leftBrace || buffer.kind(position + 1) == .leftParen)
    }

    /// The index after the expression that begins here: at a comma, a closing bracket, an observer block or a new line
    /// that does not continue it.
    func expressionEnd(_ start: Int) -> Int {
        // Behind an `=` nothing may be typed yet.
        if buffer.startsLine(start), buffer.beginsValue(start - 1), buffer.kind(start) == .identifier,
            buffer.beginsStatement(start)
        {
            return start
        }
        var position = start
        while position < buffer.count {
            switch buffer.kind(position) {
            case .comma, .semicolon, .rightParen, .rightBracket, .rightBrace, .interpolationClose: return position
            case .leftBrace where position > start:
                if buffer.isWord(position + 1, .didSet) || buffer.isWord(position + 1, .willSet) { return position }
            default: break
            }
            if position > start, buffer.beginsStatement(position) { return position }
            position = buffer.directiveEnd(position) ?? argumentsEnd(position) ?? buffer.skip(position)
        }
        return buffer.count
    }

    /// The index after the generic arguments of a call: the commas in them end nothing.
    private func argumentsEnd(_ index: Int) -> Int? {
        guard buffer.isOperator(index, "<"), buffer.kind(index - 1) == .identifier, buffer.touchesNext(index - 1) else {
            return nil
        }
        let end = buffer.skipAngles(index)
        return end > index && (buffer.kind(end) == .leftParen || buffer.kind(end) == .period) ? end : nil
    }

    /// Reads `{ get async throws set }`, or the accessors of a computed property.
    func accessors(in open: Int, isStored: Bool) -> Accessors {
        var result = Accessors()
        let close = buffer.closer(of: open)
        var position = open + 1
        var sawAccessor = false
        while position < close {
            if let next = endBeforeAccessor(position) {
                position = next
                continue
            }
            switch buffer.word(position) {
            case .get, .underscoredRead, .unsafeAddress, .borrow:
                let effects = types.effects(at: position + 1)
                guard accessorEnds(effects.next, close: close) else { return result }
                result.effects = effects.effects
                position = effects.next
            case .initializer:
                if buffer.kind(position + 1) == .leftParen { position = buffer.skip(position + 1) - 1 }
                guard buffer.kind(position + 1) == .leftBrace else { return result }
                position += 1
            case .set, .underscoredModify, .unsafeMutableAddress, .willSet, .didSet, .mutate:
                var next = position + 1
                if buffer.kind(next) == .leftParen { next = buffer.skip(next) }
                next = types.effects(at: next).next
                guard accessorEnds(next, close: close) else { return result }
                result.isSettable = true
                position = next
            default:
                // The body of a getter, unless accessors came before.
                return sawAccessor ? result : Accessors(isSettable: isStored)
            }
            sawAccessor = true
            if buffer.kind(position) == .leftBrace { position = buffer.skip(position) }
        }
        return result
    }

    /// The index after an attribute, a directive or a modifier.
    func endBeforeAccessor(_ index: Int) -> Int? {
        if buffer.kind(index) == .at {
            let next = index + 2
            return buffer.kind(next) == .leftParen && buffer.touchesNext(next - 1) ? buffer.skip(next) : next
        }
        switch buffer.word(index) {
        case .mutating, .nonmutating, .underscoredConsuming, .borrowing, .consuming, .nonisolated, .yielding:
            return index + 1
        default: return buffer.directiveEnd(index)
        }
    }

    private func accessorEnds(_ index: Int, close: Int) -> Bool {
        if index >= close { return true }
        switch buffer.kind(index) {
        case .leftBrace, .at, .semicolon: return true
        default: break
        }
        switch buffer.word(index) {
        case .get, .set, .mutating, .nonmutating, .underscoredModify, .initializer, .borrow, .mutate, .yielding:
            return true
        default: return buffer.directiveEnd(index) != nil
        }
    }

    // MARK: Bodies

    func body(of member: String?, _ modifiers: Modifiers, in context: Context, range: Range<Int>) -> Body {
        var body = Body(context: context, range: range)
        body.member = member
        body.memberIsStatic = modifiers.isStatic
        return body
    }

    func scanBody(at open: Int, member: String, modifiers: Modifiers, in context: Context) -> Int {
        let end = buffer.skip(open)
        scanCode(from: open, to: end, body: body(of: member, modifiers, in: context, range: open..<end))
        noteSharedCalls(in: open..<end, of: open - 1, in: context)
        return end
    }
}
