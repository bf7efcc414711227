/// Methods, subscripts and initialisers.
extension DeclarationScanner {
    /// Everything of a method, subscript or initialiser before its body.
    private struct CallableHead {
        let kind: MemberDeclaration.Kind
        let nameIndex: Int
        let name: String
        let mayFail: Bool
        let generics: GenericClause
        /// The brackets of the parameters.
        let open: Int
        let close: Int
        let parameters: [Parameter]
        let effects: Effects
        let result: TypeReference?
        /// The index after all that.
        let next: Int
    }

    func scanCallable(at keyword: Int, modifiers: Modifiers, in context: Context) -> Int? {
        guard let head = callableHead(at: keyword, isProtocol: context.isProtocol) else { return nil }
        let name = head.name
        var accessors: Accessors?
        var block: Range<Int>?
        if buffer.kind(head.next) == .leftBrace {
            block = head.next..<buffer.skip(head.next)
            if head.kind == .subscript {
                accessors = self.accessors(in: head.next, isStored: false)
            }
        }
        append(callable(head, name: name, accessors: accessors, modifiers: modifiers), in: context)
        if context.owner == nil, head.kind == .method, name.startsUppercase {
            facts.addFunction(name)
        }
        // Default arguments are code as well.
        var body = body(of: name, modifiers, in: context, range: head.open..<(block?.upperBound ?? head.close))
        body.nameIndex = head.nameIndex
        scanCode(from: head.open + 1, to: head.close, body: body)
        guard let block else { return head.next }
        body.parameters = head.open + 1..<head.close
        body.execution =
            head.kind == .subscript ? getterBrace(in: block).map { .braces($0) } ?? .never : .braces(block.lowerBound)
        body.resultType = head.result?.syntax
        if head.kind == .initializer {
            let parent = head.parameters.first { $0.label.map { $0 == buffer.vocabulary.parentLabel } == true }
            body.hidesParent = parent == nil
            body.parentName = parent?.name
            body.parameterList = head.parameters
        }
        scanCode(from: block.lowerBound, to: block.upperBound, body: body)
        noteLocalSharedCalls(in: block, in: context)
        return block.upperBound
    }

    private func callable(
        _ head: CallableHead, name: String, accessors: Accessors?, modifiers: Modifiers
    ) -> MemberSyntax {
        MemberSyntax(
            kind: head.kind, name: head.mayFail ? "init?" : name, nameIndex: head.nameIndex, modifiers: modifiers,
            flags: accessors?.isSettable == true ? .settable : modifiers.isConvenience ? .convenience : [],
            type: head.result,
            effects: accessors?.effects ?? head.effects, parameters: head.parameters,
            generics: head.generics)
    }

    private func callableHead(at keyword: Int, isProtocol: Bool) -> CallableHead? {
        let kind: MemberDeclaration.Kind =
            buffer.isWord(keyword, .initializer)
            ? .initializer : buffer.isWord(keyword, .subscript) ? .subscript : .method
        let nameIndex = kind == .method ? keyword + 1 : keyword
        // The name of an operator, and the `?` of `init?`, are several tokens.
        var position = nameIndex + 1
        while position < buffer.count, buffer.kind(position) != .leftParen {
            let generic = buffer.skipAngles(position)
            if buffer.kind(generic) == .leftParen { break }
            guard buffer.kind(position) == .operatorCharacter || buffer.kind(position) == .period else { return nil }
            position += 1
        }
        let isOperator = buffer.kind(nameIndex) == .operatorCharacter
        let name = isOperator ? buffer.text(from: nameIndex, through: position - 1) : buffer.text(nameIndex)
        let open = buffer.skipAngles(position)
        let generics = genericParameters(in: position..<open)
        guard buffer.kind(open) == .leftParen, buffer.isClosed(open) else { return nil }
        let close = buffer.closer(of: open)
        let (effects, afterEffects) = types.effects(at: close + 1)
        let result = buffer.isArrow(afterEffects) ? types.reference(at: afterEffects + 2) : nil
        let afterResult = result?.next ?? afterEffects
        let end = whereClauseEnd(afterResult, isProtocol: isProtocol)
        let hasLabels = kind != .subscript && !isOperator
        return CallableHead(
            kind: kind, nameIndex: nameIndex, name: name,
            mayFail: kind == .initializer
                && (buffer.isOperator(keyword + 1, "?") || buffer.isOperator(keyword + 1, "!")),
            generics: GenericClause(parameters: generics, requirements: constraints(at: afterResult)), open: open,
            close: close, parameters: parameters(from: open + 1, to: close, hasLabels: hasLabels), effects: effects,
            result: result?.reference, next: end)
    }

    /// - Parameter angles: from `<` to the index after `>`; empty where there are none.
    func genericParameters(in angles: Range<Int>) -> [GenericClause.Parameter] {
        var parameters: [GenericClause.Parameter] = []
        var position = angles.lowerBound + 1
        while position < angles.upperBound - 1 {
            let kind: GenericClause.Parameter.Kind =
                buffer.isWord(position, .each) ? .pack : buffer.isWord(position, .let) ? .value : .type
            if kind != .type { position += 1 }
            let bound = buffer.kind(position + 1) == .colon ? types.type(at: position + 2) : nil
            parameters.append(.init(kind: kind, name: buffer.text(position), bound: bound?.type))
            position = bound?.next ?? position + 1
            while position < angles.upperBound - 1, buffer.kind(position) != .comma {
                position = max(buffer.skip(position), buffer.skipAngles(position))
            }
            position += 1
        }
        return parameters
    }

    /// In a protocol no brace ends the clause, but the next member or a semicolon does.
    private func whereClauseEnd(_ start: Int, isProtocol: Bool) -> Int {
        guard buffer.isWord(start, .where) else { return start }
        var position = start + 1
        while position < buffer.count, buffer.kind(position) != .leftBrace, !buffer.isCloser(position),
            buffer.kind(position) != .semicolon, !(isProtocol && beginsMember(position))
        {
            position = buffer.skip(position)
        }
        return position
    }

    private func beginsMember(_ index: Int) -> Bool {
        buffer.startsLine(index) && Modifiers(buffer, at: index, defaultAccess: .internal) != nil
    }

    private func parameters(from start: Int, to end: Int, hasLabels: Bool) -> [Parameter] {
        var parameters: [Parameter] = []
        var position = start
        while position < end {
            while buffer.kind(position) == .at {
                position += 2
                if buffer.kind(position) == .leftParen, buffer.touchesNext(position - 1) {
                    position = buffer.skip(position)
                }
            }
            var names: [Int] = []
            while buffer.kind(position) == .identifier {
                names.append(position)
                position += 1
            }
            guard let first = names.last, buffer.kind(position) == .colon, let type = types.type(at: position + 1)
            else {
                if buffer.kind(position) != .colon { noteMissingColon(ofParameter: names, before: position) }
                return parameters
            }
            position = type.next
            let isVariadic = buffer.kind(position) == .period
            let name = buffer.text(first)
            var label: String? = name
            if names.count >= 2 {
                label = buffer.text(names[names.count - 2])
            } else if !hasLabels {
                label = nil
            }
            let hasDefault = buffer.beginsValue(position)
            parameters.append(
                Parameter(
                    label: label == "_" ? nil : label, name: name, type: type.type, isVariadic: isVariadic,
                    hasDefault: hasDefault))
            while position < end, buffer.kind(position) != .comma { position = buffer.skip(position) }
            position += 1
        }
        return parameters
    }
}
