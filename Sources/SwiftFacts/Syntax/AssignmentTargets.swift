/// Finds the type of what is assigned to, or added to: of `page`, `self?.page`, `pages[0]`.
struct AssignmentTargets {
    let buffer: TokenBuffer
    let types: TypeParser
    let written: WrittenTypes
    let body: DeclarationScanner.Body

    /// Of the target in these tokens: what a declaration in the body says, or a member of `self`; nil of anything else.
    func type(from start: Int, to end: Int) -> TypeSyntax? {
        let isMember = isSelf(start)
        let period = isMember ? skipMarks(start + 1) : start
        if isMember, buffer.kind(period) != .period { return nil }
        let name = isMember ? period + 1 : start
        guard name < end, buffer.kind(name) == .identifier else { return nil }
        var type = isMember ? member(name) : plainName(name)
        var next = skipMarks(name + 1)
        while next < end, buffer.kind(next) == .leftBracket {
            type = type?.part(.item)
            next = skipMarks(buffer.skip(next))
        }
        return next == end ? type : nil
    }

    private func isSelf(_ index: Int) -> Bool {
        let bindings = buffer.selfBindings
        return buffer.isWord(index, .selfValue)
            ? !bindings.isRebound(at: index, in: body.range, buffer)
            : buffer.kind(index) == .identifier && bindings.isAlias(index, in: body.range, buffer)
    }

    /// `?` and `!` directly behind a name.
    private func skipMarks(_ index: Int) -> Int {
        var index = index
        while buffer.touchesNext(index - 1), buffer.isOperator(index, "?") || buffer.isOperator(index, "!") {
            index += 1
        }
        return index
    }

    private func member(_ name: Int) -> TypeSyntax { MemberType(name: buffer.text(name)).syntax }

    /// A name that the body binds is no member, and neither is one outside of all types.
    private func plainName(_ name: Int) -> TypeSyntax? {
        guard let place = buffer.bindings.last(of: name, buffer),
            place >= body.range.lowerBound || body.parameters.contains(place) || body.context.owner == nil
        else { return member(name) }
        return written.type(at: place) { declaredType(at: place) }?.type
    }

    /// `name: Type`, `name, other: Type` and `name = [Type]()`.
    private func declaredType(at place: Int) -> TypeParser.Parsed? {
        if buffer.kind(place + 1) == .colon { return types.type(at: place + 2) }
        if buffer.isAssignment(place + 1), buffer.kind(place + 2) == .leftBracket {
            guard let type = types.type(at: place + 2), buffer.kind(type.next) == .leftParen,
                buffer.touchesNext(type.next - 1), buffer.closer(of: type.next) == type.next + 1,
                endsStatement(before: type.next + 2)
            else { return nil }
            return type
        }
        return isInList(place) ? typeOfLaterName(place) : nil
    }

    private func endsStatement(before next: Int) -> Bool {
        buffer.kind(next) == .rightBrace || buffer.endsStatement(before: next)
    }

    /// Whether only names stand before this one behind `let` or `var`.
    private func isInList(_ place: Int) -> Bool {
        var first = place
        while buffer.kind(first - 1) == .comma, buffer.kind(first - 2) == .identifier { first -= 2 }
        return buffer.isWord(first - 1, .let) || buffer.isWord(first - 1, .var)
    }

    private func typeOfLaterName(_ place: Int) -> TypeParser.Parsed? {
        var last = place
        while buffer.kind(last + 1) == .comma, buffer.kind(last + 2) == .identifier { last += 2 }
        return last > place && buffer.kind(last + 1) == .colon ? types.type(at: last + 2) : nil
    }
}
