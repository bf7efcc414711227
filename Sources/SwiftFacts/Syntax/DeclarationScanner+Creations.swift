/// Code inside members: creations, and types that are local to a function.
extension DeclarationScanner {
    /// The code of one member, or one statement of a file.
    struct Body {
        let context: Context
        /// The tokens in which `let alias = self` is looked for.
        let range: Range<Int>
        var member: String?
        /// Of the member's name; of code that belongs to none, where it begins.
        var nameIndex: Int?
        var execution = UseReader.Execution.never
        /// The tokens of the member's parameters.
        var parameters = 0..<0
        var memberIsStatic = false
        /// The code of an initialiser that has no `parent` parameter, so that its calls do not tell the parent.
        var hidesParent = false
        /// What an initialiser calls its `parent` parameter.
        var parentName: String?
        /// Of an initialiser.
        var parameterList: [Parameter] = []
        /// The type that the declaration gives its value or result.
        var resultType: TypeSyntax?

        /// Whether it is one of the file's own statements.
        var isOfFile: Bool { context.owner == nil && nameIndex == nil && range.lowerBound == 0 }

        /// Where the outermost body of a function around it begins.
        var localStart: Int { context.localStart ?? range.lowerBound }

        /// Whether it runs when somebody reads or calls a member of an object.
        fileprivate var isOfInstanceMember: Bool {
            if case .never = execution { return false }
            return !memberIsStatic && member != nil
        }
    }

    func scanCode(from start: Int, to end: Int, body: Body) {
        let end = min(end, buffer.count)
        if body.context.notesUses, reading == .all || body.isOfInstanceMember {
            noteUses(in: start..<max(start, end), body: body)
        }
        var index = start
        while index < end {
            switch buffer.kind(index) {
            case .leftParen:
                noteCalledType(before: index, body)
                if buffer.isWord(index - 1, .initializer) { noteUnlabelledInitializer(calledAt: index, body: body) }
                appendCreation(callAt: index, body: body)
            case .identifier:
                if let next = scanWord(at: index, before: end, body: body) {
                    index = max(next, index + 1)
                    continue
                }
            default: break
            }
            index = index &+ 1
        }
    }

    private func noteUses(in range: Range<Int>, body: Body) {
        // Behind an `=` at the end of a file there is nothing.
        let place = body.nameIndex ?? range.lowerBound
        guard let owner = body.context.owner, place < buffer.count else { return }
        let start = facts.useCount
        var reader = UseReader(
            buffer, facts, range: range, execution: body.execution, parameters: body.parameters)
        reader.read()
        if reader.expandsMacro { facts.noteMacro(in: owner) }
        facts.addBody(ofMemberAt: buffer.tokens[place].start, in: owner, usesFrom: start)
    }

    /// A name inside code; most mean nothing here. Returns the index after a declaration.
    @inline(__always)
    private func scanWord(at index: Int, before end: Int, body: Body) -> Int? {
        switch buffer.word(index) {
        case .selfValue:
            if buffer.kind(index - 1) == .period, !isLowercase(index - 2) {
                // What a metatype is given to may create it.
                facts.addCalledType(buffer.nameHash(index - 2))
            }
        case .initializer:
            if buffer.kind(index - 1) == .period {
                noteCalledType(before: index - 1, body)
                appendMention(initAt: index, body: body)
            }
        case .pluginsCall: notePluginCall(at: index, body: body)
        case .func: noteLocalFunction(named: index + 1)
        case .class, .struct, .enum, .actor, .typealias:
            return scanLocalDeclaration(at: index, before: end, body)
        default: break
        }
        return nil
    }

    /// `plugins()`, `plugins { … }`, or with `self.`, `self?.` or another name of `self` before it; of another object, where
    /// the place tells the type.
    private func notePluginCall(at index: Int, body: Body) {
        guard buffer.kind(index + 1) == .leftParen || buffer.kind(index + 1) == .leftBrace else { return }
        let member = buffer.tokens[body.nameIndex ?? body.range.lowerBound].start
        if buffer.kind(index - 1) != .period || isSelf(before: index - 1, body) {
            guard let owner = body.context.owner else { return }
            facts.addPluginCall(at: buffer.tokens[index].start, inMemberAt: member, of: owner)
        } else if let callee = callee(of: index + 1) {
            let finder = ContextualTypeFinder(
                buffer: buffer, types: types, statements: statements, written: writtenTypes, body: body)
            guard let type = finder.type(at: callee.first, next: buffer.skip(index + 1)) else { return }
            facts.addPluginCall(at: buffer.tokens[index].start, inMemberAt: member, of: body.context.owner, type)
        }
    }

    private func isSelf(before period: Int, _ body: Body) -> Bool {
        var base = period - 1
        while buffer.kind(base) == .operatorCharacter { base -= 1 }
        return buffer.isWord(base, .selfValue) || buffer.isWord(base, .super)
            || buffer.kind(base) == .identifier && buffer.selfBindings.isAlias(base, in: body.range, buffer)
    }

    /// Notes what a call may create: the type that it names, or any that the file names where it names none.
    private func noteCalledType(before index: Int, _ body: Body) {
        var name = index - 1
        if buffer.isOperator(name, ">"), let generic = nameBeforeAngles(endingAt: name) { name = generic }
        guard buffer.kind(name) == .identifier else { return }
        if !isLowercase(name), !buffer.isWord(name, .selfType) {
            if buffer.kind(index) == .leftParen { noteUnlabelledCreation(of: name, at: index) }
            return facts.addCalledType(buffer.nameHash(name))
        }
        let isDelegation =
            buffer.isWord(name - 2, .super) || buffer.isWord(name - 2, .selfValue) && buffer.kind(name - 3) != .period
        let isUnnamed = buffer.isWord(name, .selfType) || buffer.isWord(name, .initializer) && !isDelegation
        if isUnnamed, buffer.kind(index) != .leftParen || parentLabel(in: index) == nil {
            callsUnnamedType = true
            let outer = String(body.context.prefix.dropLast()).lastNamePart
            if !outer.isEmpty { typesOfUnnamedCalls.append(NameHash(outer)) }
            let isOfName = buffer.kind(name - 2) == .identifier && buffer.touchesNext(name - 2)
            if buffer.endsOperand(name - 2) || isOfName && isLowercase(name - 2) { callsOwnType = true }
        } else if !isLowercase(name) {
            facts.addCalledType(buffer.nameHash(name))
        }
    }

    private func noteUnlabelledCreation(of name: Int, at open: Int) {
        guard let passesSelf = passesSelfUnlabelled(open) else { return }
        facts.addUnlabelledCreation(buffer.text(name), at: buffer.tokens[name].start, passesSelf: passesSelf)
    }

    /// `Child.init(…)`, or `.init(…)` where the place tells the type.
    private func noteUnlabelledInitializer(calledAt open: Int, body: Body) {
        guard buffer.kind(open - 2) == .period, let passesSelf = passesSelfUnlabelled(open),
            let callee = callee(of: open)
        else { return }
        var type: String? = callee.text.outerName
        if callee.text == ".init" {
            let finder = ContextualTypeFinder(
                buffer: buffer, types: types, statements: statements, written: writtenTypes, body: body)
            type = finder.type(at: callee.first, next: buffer.skip(open))?.dottedName
        }
        guard let type, !type.isEmpty else { return }
        facts.addUnlabelledCreation(
            type.lastNamePart, at: buffer.tokens[callee.last].start, passesSelf: passesSelf)
    }

    /// Whether a call without `parent:` gets `self`; nil where it gets something else.
    private func passesSelfUnlabelled(_ open: Int) -> Bool? {
        if buffer.closer(of: open) == open + 1 { return false }
        return passesSelf(open) && parentLabel(in: open) == nil ? true : nil
    }

    /// Whether an argument of a call ends with `self`, as in `(self)`, `(of: self)` and `(parent self)`.
    private func passesSelf(_ open: Int) -> Bool {
        let close = min(buffer.closer(of: open), buffer.count)
        var position = open + 1
        while position < close {
            if buffer.isWord(position, .selfValue), position + 1 == close || buffer.kind(position + 1) == .comma,
                buffer.kind(position - 1) != .period
            {
                return true
            }
            position = buffer.skip(position)
        }
        return false
    }

    private func isLowercase(_ index: Int) -> Bool {
        guard buffer.kind(index) == .identifier else { return true }
        return buffer.bytes[Int(buffer.tokens[index].start)] &- Byte.a < 26
    }

    /// Every name of the file that a type may have, other than those of types and of their superclasses in the heads of
    /// declarations; by `Self`, a call may make the type that it stands in.
    func noteAllTypes() {
        if callsOwnType || (0..<buffer.count).contains(where: { buffer.isWord($0, .selfType) }) {
            for name in typesOfUnnamedCalls { facts.addCalledType(name) }
        }
        // A name is often the same as one shortly before it, so a few of the last ones spare a set of all.
        var recent = [NameHash](repeating: .none, count: 64)
        for index in 0..<buffer.count where !isLowercase(index) {
            let name = buffer.nameHash(index)
            let slot = Int(truncatingIfNeeded: name.rawValue & 63)
            if recent[slot] == name || isInHead(index) { continue }
            recent[slot] = name
            facts.addCalledType(name)
        }
    }

    private func isInHead(_ name: Int) -> Bool {
        TypeDeclaration.Kind(buffer.word(name - 1)) != nil || superclassNames.contains(name)
    }

    /// A type in the body of a function: it is no scope, but what it creates has no other owner.
    private func scanLocalDeclaration(at index: Int, before end: Int, _ body: Body) -> Int? {
        guard buffer.kind(index - 1) != .period, buffer.kind(index + 1) == .identifier,
            let modifiers = Modifiers(buffer, at: index, defaultAccess: .internal), modifiers.next == index
        else { return nil }
        if buffer.isWord(index, .actor), ![.leftBrace, .colon].contains(buffer.kind(index + 2)) { return nil }
        let outer = body.context
        let local = Context(
            effectiveAccess: .private, localStart: body.localStart,
            extendedName: outer.isLocal || outer.prefix.isEmpty ? outer.extendedName : String(outer.prefix.dropLast()))
        return buffer.isWord(index, .typealias)
            ? scanTypealias(at: index, modifiers: modifiers, in: local)
            : scanType(at: index, modifiers: modifiers, in: local, before: end)
    }

    // MARK: Creations

    private typealias CalledName = (text: String, first: Int, last: Int)

    /// Adds the creation whose arguments begin at this parenthesis, if one of them is a parent.
    private func appendCreation(callAt open: Int, body: Body) {
        guard followsParents || parentLabel(in: open) != nil, let callee = callee(of: open),
            !isCompoundName(open, buffer.closer(of: open))
        else { return }
        for argument in parentArguments(in: open, of: { callee.text }) {
            append(callee, calledAt: open, with: argument, body: body)
        }
    }

    private func append(_ called: CalledName, calledAt open: Int, with argument: ParentArgument, body: Body) {
        var callee = called
        let (first, last) = (argument.value.lowerBound, argument.value.upperBound)
        var flags: CreationRecord.Flags = body.hidesParent ? .memberHidesParent : []
        if isSelf(from: first, through: last, body: body) {
            flags.insert(.parentIsSelf)
        } else if isHandMade(from: first, through: last) {
            flags.insert(.parentIsHandMade)
        }
        let isDelegation = callee.text == "super.init" || callee.text == "self.init"
        if isDelegation, isOtherThanGiven(from: first, through: last, body: body) { flags.insert(.parentIsOther) }
        let finder = ContextualTypeFinder(
            buffer: buffer, types: types, statements: statements, written: writtenTypes, body: body)
        var told: TypeSyntax?
        if callee.text == ".init" { told = typeTold(to: &callee, of: open, by: finder, &flags) }
        if callee.text != ".init" { told = type(of: callee, calledAt: open, by: finder, &flags) }
        append(
            callee, flags: flags,
            // Creations may stand in each other's argument, and a reader needs no more than its beginning.
            parent: buffer.text(from: first, through: min(last, buffer.count - 1), limit: 400),
            parameter: argument.parameter,
            passedOn: isDelegation && body.hidesParent ? parameterPassedOn(argument, body: body) : nil,
            contextualType: told, at: open, body: body)
    }

    /// The type of an initialiser without a name. A generic parameter tells no more where it is the type of the result.
    private func typeTold(
        to callee: inout CalledName, of open: Int, by finder: ContextualTypeFinder, _ flags: inout CreationRecord.Flags
    ) -> TypeSyntax? {
        let next = buffer.skip(open)
        guard let told = finder.type(at: callee.first, next: next) else { return nil }
        let isBesideValue = finder.isBesideValue(callee.first, next: next, told: told)
        if isBesideValue { flags.insert(.besideValue) }
        if let name = told.dottedName, bound(ofCallee: name, at: open, finder.body) != nil {
            callee.text = name + ".init"
        }
        guard isBesideValue, MemberType(told) == nil else { return told }
        return finder.memberBeside(callee.first, otherwise: told)?.syntax ?? told
    }

    /// What a name stands for, or the type that it has to make.
    private func type(
        of callee: CalledName, calledAt open: Int, by finder: ContextualTypeFinder, _ flags: inout CreationRecord.Flags
    ) -> TypeSyntax? {
        if let bound = bound(ofCallee: callee.text, at: open, finder.body) { return bound }
        if isLowercase(callee.first) { return nil }
        // Of a value nothing is known but that it hides a type.
        if isValue(calledBy: callee, finder.body) { return .name("Any") }
        guard let required = finder.requiredType(at: callee.first, of: open), required.dottedName != callee.text
        else { return nil }
        flags.insert(.requiredType)
        return required
    }

    /// `Child.init` or `Child.init(parent:)` as a value, which `self.map(Child.init)` calls at once where `self` is weak.
    private func appendMention(initAt index: Int, body: Body) {
        let isCall = buffer.kind(index + 1) == .leftParen
        if isCall, !isCompoundName(index + 1, buffer.closer(of: index + 1)) { return }
        guard !isCall || followsParents || parentLabel(in: index + 1) != nil,
            let callee = callee(before: index + 1)
        else { return }
        let isMapped = buffer.selfBindings.mapsSelf(callee.first - 1, in: body.range)
        for parameter in isCall ? parentParameters(named: index + 1, of: callee.text) : [nil] {
            append(
                callee, flags: isMapped ? .parentIsSelf : [], parent: isMapped ? "self" : nil, parameter: parameter,
                contextualType: bound(ofCallee: callee.text, at: index, body), at: index, body: body)
        }
    }

    private func append(
        _ callee: CalledName, flags: CreationRecord.Flags, parent: String?, parameter: String?,
        passedOn: String? = nil, contextualType: TypeSyntax?, at index: Int, body: Body
    ) {
        let called = Callee(callee.text)
        var flags = body.memberIsStatic ? flags.union(.memberIsStatic) : flags
        let named = callee.text == ".init" ? contextualType?.dottedName : callee.text
        if let named, isLocal(named.firstNamePart, at: index, inCodeFrom: body.localStart) { flags.insert(.namesLocal) }
        facts.add(
            CreationRecord(
                calleeKind: called.code, flags: flags,
                callee: facts.callee(called), place: facts.place(buffer.tokens[callee.last].start),
                startPlace: facts.place(buffer.tokens[callee.first].start), parent: facts.name(parent),
                parameter: facts.name(parameter), passedOn: facts.name(passedOn),
                owner: body.context.owner.map { UInt32($0) } ?? .max, member: facts.name(body.member),
                contextualType: facts.type(contextualType), branch: buffer.branch(at: index)))
    }

    /// What is called by the arguments that begin at this parenthesis: `Child(`, `(Child)(`.
    private func callee(of open: Int) -> CalledName? {
        guard buffer.touchesNext(open - 1) || !buffer.startsLine(open) else { return nil }
        var end = open
        while buffer.kind(end - 1) == .rightParen { end -= 1 }
        guard let callee = callee(before: end) else { return nil }
        let isWrapped = (0..<open - end).allSatisfy { depth in
            let opener = callee.first - 1 - depth
            return buffer.kind(opener) == .leftParen && buffer.closer(of: opener) == end + depth
                && !(buffer.touchesNext(opener - 1)
                    && (buffer.kind(opener - 1) == .identifier || buffer.endsOperand(opener - 1)))
        }
        return isWrapped ? callee : nil
    }

    /// The dotted name that ends before `end`: of a call, the callee. Nil for a declaration, a macro or an attribute.
    private func callee(before end: Int) -> CalledName? {
        var last = end - 1
        if buffer.isOperator(last, ">"), let name = nameBeforeAngles(endingAt: last) { last = name }
        guard buffer.kind(last) == .identifier else { return nil }
        // From the last one.
        var parts = [buffer.text(last)]
        var text: String { parts.count == 1 ? parts[0] : parts.reversed().joined() }
        var first = last
        while buffer.kind(first - 1) == .period || buffer.kind(first - 1) == .moduleSelector {
            if buffer.kind(first - 1) == .moduleSelector {
                guard buffer.kind(first - 2) == .identifier else { break }
                // Of which module a member is, makes no difference.
                if buffer.kind(first - 3) != .period { parts += [String.moduleMark, buffer.text(first - 2)] }
                first -= 2
                continue
            }
            if buffer.beginsBranchWithMember(first - 1) { return ("." + text, first - 1, last) }
            var qualifier = first - 2
            if buffer.isOperator(qualifier, ">"), let name = nameBeforeAngles(endingAt: qualifier) { qualifier = name }
            if buffer.isWord(qualifier, .initializer) {
                // A member of an initialiser, which is a value.
                return parts == ["init"] ? nil : (text, last, last)
            } else if buffer.kind(qualifier) == .identifier, !isExpressionKeyword(qualifier) {
                parts += [".", buffer.text(qualifier)]
                first = qualifier
            } else if parts == ["init"], let wrapped = typeInParentheses(endingAt: qualifier) {
                return (wrapped.text + ".init", wrapped.first, last)
            } else if parts == ["init"], let start = typeOfSelf(endingAt: qualifier) {
                return ("Self.init", start, last)
            } else if buffer.endsOperand(qualifier) {
                // A member of some value: only `type(of: x).init` can make another type.
                return parts == ["init"] ? (".init", last, last) : (text, last, last)
            } else {
                return ("." + text, first - 1, last)
            }
        }
        let before = first - 1
        if parts == ["init"] || buffer.isWord(before, .func) || buffer.isWord(before, .macro) { return nil }
        if buffer.kind(before) == .at || buffer.kind(last) == .pound || isExpressionKeyword(last) { return nil }
        return (text, first, last)
    }

    /// Where `type(of: self)` begins, which is `Self`.
    private func typeOfSelf(endingAt close: Int) -> Int? {
        let first = close - 5
        let isTypeOfSelf =
            buffer.kind(close) == .rightParen && buffer.isWord(close - 1, .selfValue)
            && buffer.kind(close - 2) == .colon && buffer.text(close - 3) == "of"
            && buffer.kind(close - 4) == .leftParen && buffer.text(first) == "type" && buffer.kind(first - 1) != .period
        return isTypeOfSelf ? first : nil
    }

    /// What `(Child)` and `(Child.self)` name, with the index of the parenthesis.
    private func typeInParentheses(endingAt close: Int) -> (text: String, first: Int)? {
        // An initialiser in parentheses is a value.
        guard buffer.kind(close) == .rightParen, !buffer.isWord(close - 1, .initializer),
            let open = buffer.opener(around: close - 1, from: 0), buffer.closer(of: open) == close,
            buffer.startsLine(open)
                || !buffer.endsOperand(open - 1)
                    && (buffer.kind(open - 1) != .identifier || isExpressionKeyword(open - 1))
        else { return nil }
        if buffer.kind(close - 1) == .rightParen {
            let inner = typeInParentheses(endingAt: close - 1)
            return inner?.first == open + 1 ? inner.map { ($0.text, open) } : nil
        }
        guard let name = callee(before: close), name.first == open + 1 else { return nil }
        return (name.text, open)
    }

    private func nameBeforeAngles(endingAt index: Int) -> Int? {
        var depth = 0
        var position = index
        while position > 0, index - position < 200 {
            if buffer.isArrow(position - 1) {
                position -= 2
                continue
            }
            if buffer.isOperator(position, ">") { depth += 1 }
            if buffer.isOperator(position, "<") { depth -= 1 }
            if depth == 0 { return buffer.kind(position - 1) == .identifier ? position - 1 : nil }
            position -= 1
        }
        return nil
    }

    private func isExpressionKeyword(_ index: Int) -> Bool {
        switch buffer.word(index) {
        case .return, .in, .case, .if, .while, .where, .switch, .guard, .else, .throw, .try, .await, .let, .var, .is,
            .as, .for, .do, .catch, .repeat, .defer, .yield:
            return true
        // `unsafe .init(parent: self)`, but not `unsafe.child`.
        case .unsafe: return !buffer.touchesNext(index)
        default: return false
        }
    }
}
