/// Reads types from tokens; each function returns the type and the index after it, or nil where no type stands.
struct TypeParser {
    typealias Parsed = (type: TypeSyntax, next: Int)

    let buffer: TokenBuffer
    private var depth = 0

    /// Types that nest deeper than this are not read: whoever looks into them takes a part of the thread's stack.
    private static let deepest = 1_000

    init(buffer: TokenBuffer) {
        self.buffer = buffer
    }

    /// The parser of the types inside a type: input that nests without end must not exhaust the stack.
    private var nested: TypeParser {
        var parser = self
        parser.depth += 1
        return parser
    }

    func type(at index: Int) -> Parsed? {
        guard depth < Self.deepest else { return nil }
        if let prefixed = attributedType(at: index) { return prefixed }
        if buffer.isWord(index, .any) || buffer.isWord(index, .some), canBeginType(index + 1) {
            guard let operand = composition(at: index + 1) else { return nil }
            return (buffer.isWord(index, .any) ? .existential(operand.type) : .opaque(operand.type), operand.next)
        }
        // What is no function type after all is not read a second time: nested deeply, that would never end.
        if buffer.kind(index) == .leftParen, beginsFunctionType(index) { return functionType(at: index) }
        return composition(at: index)
    }

    /// A type in an inheritance clause or another place where a `{` or `where` ends it.
    func reference(at index: Int) -> (reference: TypeReference, next: Int)? {
        guard let parsed = type(at: index) else { return nil }
        return (TypeReference(syntax: parsed.type, offset: buffer.tokens[index].start), parsed.next)
    }

    /// `async`, `throws`, `throws(Failure)`, `rethrows` from here on.
    func effects(at index: Int) -> (effects: Effects, next: Int) {
        var effects = Effects()
        var position = index
        while true {
            if buffer.isWord(position, .async) || buffer.isWord(position, .reasync) {
                effects.isAsync = true
            } else if buffer.isWord(position, .rethrows) {
                effects.throwing = .rethrows
            } else if buffer.isWord(position, .throws) {
                effects.throwing = .any
                if buffer.touchesNext(position), buffer.kind(position + 1) == .leftParen,
                    let failure = nested.type(at: position + 2)
                {
                    effects.throwing = .typed(failure.type)
                    position = buffer.skip(position + 1) - 1
                }
            } else {
                return (effects, position)
            }
            position += 1
        }
    }

    // MARK: Parts

    private func canBeginType(_ index: Int) -> Bool {
        switch buffer.kind(index) {
        case .identifier, .leftParen, .leftBracket, .at: true
        default: buffer.isOperator(index, "~")
        }
    }

    private func attributedType(at index: Int) -> Parsed? {
        var position = index
        var attributes: [String] = []
        while true {
            if buffer.kind(position) == .at, buffer.kind(position + 1) == .identifier {
                var end = buffer.lastOfAttributeName(from: position + 1)
                let isEscaped = (position + 1...end).contains(where: buffer.isEscaped)
                let name = isEscaped ? "@" + buffer.attributeName(from: position + 1, through: end) : nil
                if buffer.touchesNext(end), buffer.kind(end + 1) == .leftParen, !beginsFunctionType(end + 1) {
                    guard buffer.isClosed(end + 1) else { return nil }
                    end = buffer.closer(of: end + 1)
                }
                attributes.append(name ?? buffer.text(from: position, through: end))
                position = end + 1
            } else if isSpecifier(position), canBeginType(position + 1),
                buffer.kind(position + 1) != .leftParen
                    || !buffer.touchesNext(position)
            {
                attributes.append(buffer.text(position))
                position += 1
            } else if buffer.isWord(position, .nonisolated), buffer.kind(position + 1) == .leftParen {
                attributes.append("nonisolated(nonsending)")
                position = buffer.skip(position + 1)
            } else {
                break
            }
        }
        guard !attributes.isEmpty, let operand = nested.type(at: position) else { return nil }
        return (.attributed(attributes, operand.type), operand.next)
    }

    /// In `@Sendable() -> Void` the parentheses belong to the type, not to the attribute.
    private func beginsFunctionType(_ open: Int) -> Bool {
        var position = buffer.skip(open)
        guard position < buffer.count else { return false }
        while buffer.isWord(position, .async) || buffer.isWord(position, .throws)
            || buffer.isWord(position, .rethrows)
        {
            let failure = position + 1
            let isTyped = buffer.touchesNext(position) && buffer.kind(failure) == .leftParen
            position = isTyped ? buffer.skip(failure) : failure
        }
        return buffer.isArrow(position)
    }

    private func isSpecifier(_ index: Int) -> Bool {
        switch buffer.word(index) {
        case .inout, .borrowing, .consuming, .sending, .isolated, .underscoredOwned, .underscoredShared,
            .underscoredConst, .repeat, .each:
            true
        default: false
        }
    }

    private func functionType(at index: Int) -> Parsed? {
        guard buffer.isClosed(index) else { return nil }
        let close = buffer.closer(of: index)
        let (effects, afterEffects) = effects(at: close + 1)
        guard let parameters = tupleElements(from: index + 1, to: close),
            let result = nested.type(at: afterEffects + 2)
        else { return nil }
        return (.function(parameters: parameters, effects: effects, result: result.type), result.next)
    }

    private func composition(at index: Int) -> Parsed? {
        guard var last = constraint(at: index) else { return nil }
        var types = [last.type]
        while buffer.isOperator(last.next, "&"), let next = constraint(at: last.next + 1) {
            types.append(next.type)
            last = next
        }
        return (types.count == 1 ? types[0] : .composition(types), last.next)
    }

    /// A part of a composition: `~Copyable` too.
    private func constraint(at index: Int) -> Parsed? {
        guard buffer.isOperator(index, "~") else { return postfixType(at: index) }
        return postfixType(at: index + 1).map { (.attributed(["~"], $0.type), $0.next) }
    }

    private func postfixType(at index: Int) -> Parsed? {
        guard var (type, next) = primaryType(at: index) else { return nil }
        var suffixes = 0
        while next < buffer.count, buffer.touchesNext(next - 1) || buffer.kind(next) == .period {
            suffixes += 1
            if suffixes > Self.deepest { return nil }
            if buffer.isOperator(next, "?") {
                type = .optional(type)
                next += 1
            } else if buffer.isOperator(next, "!") {
                type = .implicitlyUnwrapped(type)
                next += 1
            } else if buffer.kind(next) == .period,
                buffer.isWord(next + 1, .metatype) || buffer.isWord(next + 1, .protocolMetatype)
            {
                type = .metatype(type, kind: buffer.text(next + 1))
                next += 2
            } else if buffer.kind(next) == .period, let leading = type.leadingParts,
                let member = nominalType(at: next + 1), case .named(let parts) = member.type
            {
                type = .named(leading + parts)
                next = member.next
            } else if buffer.kind(next) == .period, case .attributed(["each"], .named(let pack)) = type,
                let member = nominalType(at: next + 1), case .named(let parts) = member.type
            {
                type = .attributed(["each"], .named(pack + parts))
                next = member.next
            } else {
                break
            }
        }
        return (type, next)
    }

    private func primaryType(at index: Int) -> Parsed? {
        switch buffer.kind(index) {
        case .operatorCharacter where buffer.isOperator(index, "-") && buffer.kind(index + 1) == .number:
            return (.named([.init(name: buffer.text(from: index, through: index + 1))]), index + 2)
        case .identifier: return nominalType(at: index)
        case .number: return (.named([.init(name: buffer.text(index))]), index + 1)
        case .leftParen:
            let close = buffer.closer(of: index)
            guard buffer.isClosed(index), let elements = tupleElements(from: index + 1, to: close) else { return nil }
            // Parentheses around one type only group it, unless it stands for many.
            if elements.count == 1, elements[0].label == nil, !elements[0].isVariadic, !elements[0].type.isPackExpansion
            {
                return (elements[0].type, close + 1)
            }
            return (.tuple(elements), close + 1)
        case .leftBracket:
            guard buffer.isClosed(index) else { return nil }
            let close = buffer.closer(of: index)
            if buffer.isWord(index + 2, .of), let element = nested.type(at: index + 3), element.next == close {
                return (.array(.attributed(["\(buffer.text(index + 1)) of"], element.type)), close + 1)
            }
            guard let key = nested.type(at: index + 1) else { return nil }
            if key.next == close { return (.array(key.type), close + 1) }
            guard buffer.kind(key.next) == .colon, let value = nested.type(at: key.next + 1), value.next == close else {
                return nil
            }
            return (.dictionary(key: key.type, value: value.type), close + 1)
        default: return nil
        }
    }

    /// What follows where the type of a declaration is not yet written.
    private func beginsDeclaration(_ index: Int) -> Bool {
        switch buffer.word(index) {
        case .let, .var, .func, .struct, .enum, .extension, .protocol, .private, .fileprivate, .internal, .public,
            .static,
            .import,
            .initializer, .deinit, .subscript, .typealias:
            buffer.startsLine(index)
        default: false
        }
    }

    private func nominalType(at index: Int) -> Parsed? {
        var parts: [TypeSyntax.NamePart] = []
        var position = index
        while buffer.kind(position) == .identifier, !beginsDeclaration(position) {
            let name = buffer.text(position)
            position += 1
            var arguments: [TypeSyntax] = []
            if buffer.isOperator(position, "<") {
                var next = position + 1
                if buffer.isOperator(next, ">") { arguments.append(.noArgument) }
                while let argument = nested.type(at: next) {
                    arguments.append(argument.type)
                    next = argument.next
                    guard buffer.kind(next) == .comma else { break }
                    next += 1
                }
                guard buffer.isOperator(next, ">") else { return nil }
                position = next + 1
            }
            if buffer.kind(position) == .moduleSelector, buffer.kind(position + 1) == .identifier {
                // Of which module a member is, makes no difference.
                if parts.isEmpty { parts.append(.init(name: name + String.moduleMark)) }
                position += 1
                continue
            }
            parts.append(.init(name: name, arguments: arguments))
            guard buffer.kind(position) == .period, buffer.kind(position + 1) == .identifier,
                !buffer.isWord(position + 1, .metatype), !buffer.isWord(position + 1, .protocolMetatype)
            else { break }
            position += 1
        }
        return parts.isEmpty ? nil : (.named(parts), position)
    }

    private func tupleElements(from start: Int, to end: Int) -> [TypeSyntax.TupleElement]? {
        var elements: [TypeSyntax.TupleElement] = []
        var position = start
        while position < end {
            var labels: [String] = []
            var labelEnd = position
            while buffer.kind(labelEnd) == .identifier, labels.count < 2 {
                labels.append(buffer.text(labelEnd))
                labelEnd += 1
            }
            let isLabelled = !labels.isEmpty && buffer.kind(labelEnd) == .colon
            guard let element = nested.type(at: isLabelled ? labelEnd + 1 : position) else { return nil }
            position = element.next
            let isVariadic = buffer.kind(position) == .period && buffer.kind(position + 2) == .period
            if isVariadic { position += 3 }
            elements.append(
                .init(
                    label: isLabelled ? labels.joined(separator: " ") : nil, type: element.type, isVariadic: isVariadic)
            )
            guard position < end else { break }
            guard buffer.kind(position) == .comma else { return nil }
            position += 1
        }
        return elements
    }
}
