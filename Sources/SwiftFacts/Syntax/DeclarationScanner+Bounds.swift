/// What the generic parameters that code sees stand for.
extension DeclarationScanner {
    /// What the types are that a generic parameter, or a parameter that holds a type, stands for: `Screen` for `T` and for
    /// `type` in `func make<T: Screen>(_ type: T.Type)`; anything for `T.Page`.
    func bound(ofCallee text: String, at index: Int, _ body: Body) -> TypeSyntax? {
        let name = text.hasSuffix(".init") ? String(text.dropLast(".init".count)) : text
        if name.isDotted {
            // A type in what stands for many may be any.
            guard name.lastNamePart.first?.isUppercase == true else { return nil }
            return bound(ofCallee: name.firstNamePart, at: index, body).map { _ in .name("Any") }
        }
        localFunctions.removeAll { !$0.body.contains(index) }
        for function in localFunctions.reversed() {
            if let bound = bound(of: name, behind: function.name, function.parameters) { return bound }
        }
        guard let nameIndex = body.nameIndex, body.parameters.upperBound > nameIndex else {
            return bound(ofParameter: name, ofTypesAround: body.range.lowerBound)
        }
        return bound(of: name, behind: nameIndex, body.parameters) ?? bound(ofParameter: name, ofTypesAround: nameIndex)
    }

    /// Of a generic parameter of a function, or of a parameter that holds a type.
    private func bound(of name: String, behind nameIndex: Int, _ parameters: Range<Int>) -> TypeSyntax? {
        if let bound = bound(ofParameter: name, behind: nameIndex) { return bound }
        for index in parameters where buffer.kind(index) == .identifier && buffer.kind(index + 1) == .colon {
            guard buffer.text(index) == name, let type = types.type(at: index + 2)?.type,
                case .metatype(let instance, kind: "Type") = type.withoutExistential
            else { continue }
            guard let type = instance.dottedName else { return instance }
            return bound(ofParameter: type, behind: nameIndex) ?? bound(ofParameter: type, ofTypesAround: nameIndex)
                ?? instance
        }
        return nil
    }

    /// Whether a name means a type or typealias that the body of a function around it declares, before it or after.
    func isLocal(_ name: String, at index: Int, inCodeFrom start: Int) -> Bool {
        guard let braces = namesInBraces[name] else { return false }
        var brace = buffer.brace(around: index)
        while brace >= max(start, 0) {
            if braces.contains(brace) { return true }
            brace = buffer.brace(around: brace)
        }
        return false
    }

    /// Whether `name` in `name.init(parent: self)` is a value that the code holds, and no type of that name.
    func isValue(calledBy callee: (text: String, first: Int, last: Int), _ body: Body) -> Bool {
        guard callee.last == callee.first + 2, buffer.isWord(callee.last, .initializer),
            let place = buffer.bindings.last(of: callee.first, buffer)
        else { return false }
        return place >= body.range.lowerBound || body.parameters.contains(place)
    }

    /// A function in the code of a member, whose generic parameters its own code sees.
    struct LocalFunction {
        let name: Int
        let parameters: Range<Int>
        let body: Range<Int>
    }

    func noteLocalFunction(named name: Int) {
        guard buffer.kind(name) == .identifier else { return }
        let limit = min(buffer.count, name + Self.longestHead)
        var open = name + 1
        while open < limit, buffer.kind(open) != .leftParen, buffer.kind(open) != .leftBrace { open += 1 }
        guard buffer.kind(open) == .leftParen else { return }
        let close = buffer.closer(of: open)
        var brace = close + 1
        while brace < limit, buffer.kind(brace) != .leftBrace, !buffer.isCloser(brace) { brace = buffer.skip(brace) }
        guard brace < limit, buffer.kind(brace) == .leftBrace else { return }
        localFunctions.removeAll { !$0.body.contains(name) }
        localFunctions.append(
            LocalFunction(name: name, parameters: open..<close, body: brace..<max(brace, buffer.closer(of: brace))))
    }

    /// In the angle brackets behind the name of a function or type, or in its `where` clause.
    private func bound(ofParameter name: String, behind nameIndex: Int) -> TypeSyntax? {
        var index = nameIndex + 1
        var isConstraint = true
        while index < buffer.count, buffer.kind(index) != .leftBrace {
            if buffer.kind(index) == .leftParen { isConstraint = false }
            if buffer.isWord(index, .where) { isConstraint = true }
            if isConstraint, buffer.kind(index) == .identifier, buffer.kind(index + 1) == .colon,
                buffer.text(index) == name
            {
                return types.type(at: index + 2)?.type
            }
            index = buffer.kind(index) == .leftParen ? buffer.skip(index) : index + 1
        }
        return nil
    }

    private static let longestHead = 200

    private func bound(ofParameter name: String, ofTypesAround place: Int) -> TypeSyntax? {
        var brace = bracesOfBoundedType(from: buffer.brace(around: place))
        while brace > 0 {
            if let head = head(ofTypeIn: brace), let bound = bound(ofParameter: name, behind: head + 1) { return bound }
            brace = bracesOfBoundedType(from: buffer.brace(around: brace))
        }
        return nil
    }

    /// The braces of the innermost type, from these outwards, whose head says a bound; not positive if there is none.
    private func bracesOfBoundedType(from first: Int) -> Int {
        var (brace, passed) = (first, [Int]())
        while brace > 0 {
            if let known = bracesOfBoundedTypes[brace] {
                brace = known
                break
            }
            passed.append(brace)
            if saysBound(brace) { break }
            brace = buffer.brace(around: brace)
        }
        for each in passed { bracesOfBoundedTypes[each] = brace }
        return brace
    }

    private func saysBound(_ brace: Int) -> Bool {
        guard let head = head(ofTypeIn: brace), head + 2 < brace else { return false }
        return (head + 2..<brace).contains { buffer.kind($0) == .identifier && buffer.kind($0 + 1) == .colon }
    }

    private func head(ofTypeIn brace: Int) -> Int? {
        (max(0, brace - Self.longestHead)..<brace).last { index in
            switch buffer.word(index) {
            case .class, .struct, .enum, .actor, .protocol, .extension: buffer.kind(index + 1) == .identifier
            default: false
            }
        }
    }
}

extension TokenBuffer {
    /// The braces that types and typealiases are declared in, by their names.
    func namesInBraces() -> [String: Set<Int>] {
        var found: [String: Set<Int>] = [:]
        for index in 0..<count where declaresType(index) && kind(index + 1) == .identifier {
            let brace = brace(around: index)
            if brace >= 0 { found[text(index + 1), default: []].insert(brace) }
        }
        return found
    }

    private func declaresType(_ keyword: Int) -> Bool {
        switch word(keyword) {
        case .class, .struct, .enum, .actor, .protocol, .typealias: kind(keyword - 1) != .period
        default: false
        }
    }
}
