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

    /// `?` and `!` behind a name.
    private func skipMarks(_ index: Int) -> Int {
        var index = index
        while buffer.isOperator(index, "?") || buffer.isOperator(index, "!") { index += 1 }
        return index
    }

    private func member(_ name: Int) -> TypeSyntax { MemberType(name: buffer.text(name)).syntax }

    /// A name that the body binds is no member, and neither is one outside of all types.
    private func plainName(_ name: Int) -> TypeSyntax? {
        guard let place = buffer.bindings.last(of: name, buffer),
            place >= body.range.lowerBound || body.context.owner == nil
        else { return member(name) }
        let type = written.type(at: place) {
            buffer.kind(place + 1) == .colon ? types.type(at: place + 2) : nil
        }
        return type?.type
    }
}
