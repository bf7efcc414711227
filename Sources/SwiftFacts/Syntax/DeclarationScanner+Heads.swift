/// The heads of types: names, generic parameters, what they inherit from, and `where` clauses.
extension DeclarationScanner {
    /// The name of a declared or extended type, its index, the arguments that it has in an extension, and the index after
    /// all that.
    func typeName(
        at index: Int, _ kind: TypeDeclaration.Kind
    ) -> (name: String, index: Int, arguments: [TypeSyntax], next: Int)? {
        guard kind == .extension else {
            guard buffer.kind(index) == .identifier, !buffer.beginsDeclaration(index) else { return nil }
            return (buffer.text(index), index, [], buffer.skipAngles(index + 1))
        }
        guard let extended = types.type(at: index) else { return nil }
        switch extended.type {
        case .named(let parts):
            let name = parts.map { $0.name }.joined(separator: ".")
            return (name, lastName(from: index), parts.arguments, extended.next)
        case .optional(let wrapped): return ("Optional", index, [wrapped], extended.next)
        case .array(let element): return ("Array", index, [element], extended.next)
        case .dictionary(let key, let value): return ("Dictionary", index, [key, value], extended.next)
        default: return (extended.type.description, index, [], extended.next)
        }
    }

    /// The index of the last name of `Outer<Item>.Inner`, which begins here.
    private func lastName(from index: Int) -> Int {
        var last = index
        while true {
            let next = buffer.skipAngles(last + 1)
            let joins = buffer.kind(next) == .moduleSelector || buffer.kind(next) == .period
            guard joins, buffer.kind(next + 1) == .identifier else { return last }
            last = next + 1
        }
    }

    /// The members of an `open` or `private` declaration are `public` or `fileprivate` when they say nothing.
    func memberAccess(of access: AccessLevel) -> AccessLevel {
        switch access {
        case .open: .public
        case .private: .fileprivate
        default: access
        }
    }

    /// - Parameter nameIndex: of the type or typealias whose parameters follow.
    func genericParameters(after nameIndex: Int) -> [GenericClause.Parameter] {
        genericParameters(in: (nameIndex + 1)..<buffer.skipAngles(nameIndex + 1))
    }

    func inheritanceClause(at index: Int) -> (inherits: [TypeReference], next: Int) {
        guard buffer.kind(index) == .colon else { return ([], index) }
        var inherits: [TypeReference] = []
        var position = index + 1
        while true {
            if buffer.isWord(position, .nonisolated), buffer.kind(position + 1) == .identifier { position += 1 }
            guard let inherited = types.reference(at: position) else { break }
            inherits.append(
                TypeReference(
                    syntax: inherited.reference.syntax, offset: inherited.reference.offset,
                    argumentOffsets: argumentOffsets(from: position, to: inherited.next)))
            position = inherited.next
            guard buffer.kind(position) == .comma else { break }
            position += 1
        }
        return (inherits, position)
    }

    /// The first `<` in the heads of a file's types that no `>` closes: behind it nothing says what a type inherits from.
    func noteUnclosedAngle(from start: Int, to end: Int) {
        guard unclosedAngles.isEmpty else { return }
        let angle = (start..<max(start, end)).first { buffer.isOperator($0, "<") && buffer.skipAngles($0) == $0 }
        unclosedAngles += [angle].compactMap { $0 }
    }

    /// Of a struct or enum with the bounds of its parameters: whether it is `Sendable` may hang on them.
    func constraints(
        of kind: TypeDeclaration.Kind, _ parameters: [GenericClause.Parameter], whereAt clause: Int
    ) -> [TypeConstraint] {
        switch kind {
        case .extension, .protocol: constraints(at: clause)
        case .struct, .enum:
            GenericClause(parameters: parameters, requirements: constraints(at: clause)).constraints
        case .class, .actor: []
        }
    }

    func constraints(at index: Int) -> [TypeConstraint] {
        guard buffer.isWord(index, .where) else { return [] }
        var constraints: [TypeConstraint] = []
        var position = index
        repeat {
            guard let left = types.type(at: position + 1) else { return constraints }
            let isSameType = buffer.isOperator(left.next, "=")
            guard let right = types.type(at: left.next + (isSameType ? 2 : 1)) else { return constraints }
            constraints.append(TypeConstraint(left: left.type, right: right.type, isSameType: isSameType))
            position = right.next
        } while buffer.kind(position) == .comma
        return constraints
    }

    /// `protocol P where Self: Q` inherits from `Q`.
    func selfConstraints(at index: Int) -> [TypeReference] {
        guard buffer.isWord(index, .where) else { return [] }
        var constraints: [TypeReference] = []
        var position = index + 1
        while position < buffer.count, buffer.kind(position) != .leftBrace, !buffer.isCloser(position) {
            if buffer.isWord(position, .selfType), buffer.kind(position + 1) == .colon,
                let type = types.reference(at: position + 2)
            {
                constraints.append(type.reference)
            }
            position = buffer.skip(position)
        }
        return constraints
    }

    private func argumentOffsets(from start: Int, to end: Int) -> [UInt32] {
        guard var position = (start..<end).first(where: { buffer.isOperator($0, "<") }) else { return [] }
        var offsets: [UInt32] = []
        repeat {
            position += 1
            guard position < end else { break }
            offsets.append(buffer.tokens[position].start)
            while position < end - 1, buffer.kind(position) != .comma {
                position = max(buffer.skip(position), buffer.skipAngles(position))
            }
        } while buffer.kind(position) == .comma
        return offsets
    }

    /// The brace behind the head of a type; a head without one ends where the next statement begins.
    func endOfHead(from start: Int, before limit: Int) -> Int {
        var end = start
        while end < min(buffer.count, limit), buffer.kind(end) != .leftBrace, !buffer.isCloser(end),
            !buffer.beginsStatement(end), !startsNextDeclaration(end)
        {
            end = buffer.skip(end)
        }
        return end
    }
}
