// Prints what `needle-gen dump` prints of files, from the syntax tree of the toolchain's own parser: see check-dump.py.
import Foundation
import SwiftParser
import SwiftSyntax

final class Dump: SyntaxVisitor {
    private let path: String
    private let converter: SourceLocationConverter
    private var owners: [String] = []
    /// Of the extension around: its types have it too.
    private var extensionAccess: String?
    private var conditions: [String] = []
    private(set) var facts: [(offset: Int, fields: [String: Any])] = []

    init(_ tree: SourceFileSyntax, path: String) {
        self.path = path
        converter = SourceLocationConverter(fileName: path, tree: tree)
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    private func add(_ fact: String, at node: some SyntaxProtocol, _ fields: [String: Any]) {
        let position = node.positionAfterSkippingLeadingTrivia
        let location = converter.location(for: position)
        var all = fields
        all["fact"] = fact
        all["file"] = path
        all["line"] = location.line
        if fact != "import" { all["column"] = location.column }
        if fact != "creation" { all["conditions"] = conditions }
        facts.append((position.utf8Offset, all))
    }

    // MARK: Files

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        add("import", at: node.importKeyword, ["module": node.path.trimmedDescription])
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var earlier: [String] = []
        for (clause, elements) in zip(node.clauses, node.liveElements) {
            var own = earlier.map { "!(\($0))" }
            if let condition = clause.condition?.trimmedDescription {
                own.append(condition)
                earlier.append(condition)
            }
            conditions += own
            if let elements { walk(elements) }
            conditions.removeLast(own.count)
        }
        return .skipChildren
    }

    // MARK: Types

    private func enter(
        _ kind: String, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ clause: InheritanceClauseSyntax?,
        _ members: MemberBlockSyntax, constraints: GenericWhereClauseSyntax? = nil
    ) -> SyntaxVisitorContinueKind {
        enter(kind, name.identifier?.name ?? name.text, at: name, modifiers, clause, members, constraints: constraints)
    }

    private func enter(
        _ kind: String, _ name: String, at node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax,
        _ clause: InheritanceClauseSyntax?, _ members: MemberBlockSyntax, constraints: GenericWhereClauseSyntax? = nil
    ) -> SyntaxVisitorContinueKind {
        let qualified = (owners.last.map { $0 + "." } ?? "") + name
        add(
            "type", at: node,
            [
                "kind": kind, "name": qualified, "access": access(modifiers) ?? extensionAccess ?? "internal",
                "inherits": (clause?.inheritedTypes.map { $0.type.trimmedDescription }.filter { !$0.isEmpty } ?? [])
                    + conformances(constraints),
            ])
        let around = extensionAccess
        // Extensions stand in files, where private means that.
        extensionAccess = kind == "extension" ? access(modifiers).map { $0 == "private" ? "fileprivate" : $0 } : nil
        owners.append(qualified)
        walk(members)
        owners.removeLast()
        extensionAccess = around
        return .skipChildren
    }

    /// A protocol inherits what `where Self: Titled & Priced` says as well.
    private func conformances(_ clause: GenericWhereClauseSyntax?) -> [String] {
        let types = clause?.requirements.compactMap { requirement -> TypeSyntax? in
            guard case .conformanceRequirement(let conformance) = requirement.requirement,
                conformance.leftType.trimmedDescription == "Self"
            else { return nil }
            return conformance.rightType
        }
        return (types ?? []).flatMap { type in
            type.as(CompositionTypeSyntax.self)?.elements.map(\.type.trimmedDescription) ?? [type.trimmedDescription]
        }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter("class", node.name, node.modifiers, node.inheritanceClause, node.memberBlock)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter("struct", node.name, node.modifiers, node.inheritanceClause, node.memberBlock)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter("enum", node.name, node.modifiers, node.inheritanceClause, node.memberBlock)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter("actor", node.name, node.modifiers, node.inheritanceClause, node.memberBlock)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            "protocol", node.name, node.modifiers, node.inheritanceClause, node.memberBlock,
            constraints: node.genericWhereClause)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let (name, place) = extended(node.extendedType)
        return enter("extension", name, at: place, node.modifiers, node.inheritanceClause, node.memberBlock)
    }

    /// The name without generic arguments, and its last part; sugar has the name of its type.
    private func extended(_ type: TypeSyntax) -> (String, Syntax) {
        if let member = type.as(MemberTypeSyntax.self) {
            return (extended(member.baseType).0 + "." + member.name.text, Syntax(member.name))
        }
        if let plain = type.as(IdentifierTypeSyntax.self) { return (plain.name.text, Syntax(plain.name)) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return (extended(only.type).0, Syntax(type))
        }
        if type.is(ArrayTypeSyntax.self) { return ("Array", Syntax(type)) }
        if type.is(DictionaryTypeSyntax.self) { return ("Dictionary", Syntax(type)) }
        if type.is(OptionalTypeSyntax.self) { return ("Optional", Syntax(type)) }
        return (type.trimmedDescription, Syntax(type))
    }

    private func access(_ modifiers: DeclModifierListSyntax) -> String? {
        let levels = ["private", "fileprivate", "internal", "package", "public", "open"]
        return modifiers.first { $0.detail == nil && levels.contains($0.name.text) }?.name.text
    }

    // MARK: Properties

    /// `[_: Int]`, whose key only the value tells.
    private func hasPlaceholder(_ type: some SyntaxProtocol) -> Bool {
        type.as(IdentifierTypeSyntax.self)?.name.tokenKind == .wildcard
            || type.children(viewMode: .sourceAccurate).contains { hasPlaceholder($0) }
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let owner = owners.last else { return .skipChildren }
        // `let a, b: Int` gives both the type.
        var type: TypeSyntax?
        var types: [TypeSyntax?] = []
        for binding in node.bindings.reversed() {
            if binding.typeAnnotation != nil || binding.initializer != nil {
                type = binding.typeAnnotation.map { $0.type }.flatMap { hasPlaceholder($0) ? nil : $0 }
            }
            types.append(type)
        }
        for (binding, type) in zip(node.bindings, types.reversed()) {
            let pattern = withoutParentheses(binding.pattern)
            for (name, type) in names(in: pattern, of: type) {
                add(
                    "property", at: name,
                    [
                        "owner": owner, "name": name.identifier?.name ?? name.text,
                        "type": type?.trimmedDescription as Any? ?? NSNull(),
                        "static": node.modifiers.contains { ["static", "class"].contains($0.name.text) },
                        "access": access(node.modifiers) ?? "internal",
                        "effects": effects(of: binding), "settable": isSettable(binding, of: node),
                    ])
            }
        }
        return .skipChildren
    }

    private func withoutParentheses(_ pattern: PatternSyntax) -> PatternSyntax {
        guard let tuple = pattern.as(TuplePatternSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        else { return pattern }
        return withoutParentheses(only.pattern)
    }

    private func names(in pattern: PatternSyntax, of type: TypeSyntax?) -> [(name: TokenSyntax, type: TypeSyntax?)] {
        if let name = pattern.as(IdentifierPatternSyntax.self) { return [(name.identifier, type)] }
        guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
        let types = type?.as(TupleTypeSyntax.self)?.elements.map(\.type) ?? []
        return tuple.elements.enumerated().flatMap { index, element in
            names(in: element.pattern, of: types.count == tuple.elements.count ? types[index] : nil)
        }
    }

    private func accessors(of binding: PatternBindingSyntax) -> AccessorDeclListSyntax? {
        guard case .accessors(let list) = binding.accessorBlock?.accessors else { return nil }
        return list
    }

    private func effects(of binding: PatternBindingSyntax) -> [String] {
        let getter = accessors(of: binding)?.first { $0.accessorSpecifier.text == "get" }
        let effects = getter?.effectSpecifiers
        return [effects?.asyncSpecifier?.text, effects?.throwsClause?.trimmedDescription].compactMap { $0 }
    }

    private func isSettable(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) -> Bool {
        guard node.bindingSpecifier.text != "let" else { return false }
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let list) = block.accessors else { return false }
        return list.contains {
            ["set", "_modify", "modify", "willSet", "didSet", "mutate", "unsafeMutableAddress"].contains(
                $0.accessorSpecifier.text)
        }
    }

    // What is local to code is nobody's property.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension IfConfigDeclSyntax {
    /// What stands in each clause; nil where no build takes it, as under `#if false` and behind `#if true`.
    fileprivate var liveElements: [IfConfigClauseSyntax.Elements?] {
        var isTaken = false
        return clauses.map { clause in
            let value = clause.condition.flatMap(Self.literalValue)
            defer { isTaken = isTaken || value == true }
            return isTaken || value == false ? nil : clause.elements
        }
    }

    /// What all compilers since Swift 6 answer alike; in language mode 5 they say 5.10 of themselves.
    private static func known(_ question: String) -> Bool? {
        guard let match = question.wholeMatch(of: #/(swift|compiler)\((>=|<)([0-9.]+)\)/#) else { return nil }
        let version = match.3.split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
        let isSure = version.lexicographicallyPrecedes(match.1 == "swift" ? [5, 10, 0, 0, 0, 1] : [6, 0, 0, 0, 0, 1])
        return isSure || version[0] >= 99 ? (match.2 == ">=") == isSure : nil
    }

    /// What literals and such questions make of a condition; nil where another question decides.
    fileprivate static func literalValue(_ node: ExprSyntax) -> Bool? {
        if let literal = node.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let negated = node.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
            return literalValue(negated.expression).map { !$0 }
        }
        if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.flatMap { literalValue($0.expression) }
        }
        guard let sequence = node.as(SequenceExprSyntax.self) else { return known(node.trimmedDescription) }
        let alternatives = sequence.elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }
        let values = alternatives.map { operands -> Bool? in
            let values = operands.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map(literalValue)
            return values.contains(false) ? false : values.contains(nil) ? nil : true
        }
        return values.contains(true) ? true : values.contains(nil) ? nil : false
    }
}

/// Every call with a `parent:` label, whatever it stands in.
final class Creations: SyntaxVisitor {
    private(set) var found: [(offset: Int, callee: String)] = []

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for elements in node.liveElements { elements.map { walk($0) } }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let mapped = initialiserMappedOverWeakSelf(node), let (callee, last) = name(of: mapped) {
            found.append((last.positionAfterSkippingLeadingTrivia.utf8Offset, callee))
        }
        guard node.arguments.contains(where: { $0.label?.identifier?.name == "parent" }), node.leftParen != nil else {
            return .visitChildren
        }
        if let (callee, last) = name(of: node.calledExpression) {
            let made = callee == ".init" ? genericResult(of: node) : nil
            found.append((last.positionAfterSkippingLeadingTrivia.utf8Offset, (made ?? "") + callee))
        }
        return .visitChildren
    }

    /// `Child.init(parent:)` in `self.map(Child.init(parent:))`, which calls it at once where the closure has `[weak self]`.
    private func initialiserMappedOverWeakSelf(_ call: FunctionCallExprSyntax) -> ExprSyntax? {
        guard let method = call.calledExpression.as(MemberAccessExprSyntax.self),
            ["map", "flatMap"].contains(method.declName.baseName.text), method.base?.trimmedDescription == "self",
            let value = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
            value.declName.baseName.text == "init"
        else { return nil }
        var node = Syntax(call).parent
        while let around = node, !around.is(DeclSyntax.self) {
            let captures = around.as(ClosureExprSyntax.self)?.signature?.capture?.items
            if captures?.contains(where: { $0.trimmedDescription == "weak self" }) == true { return ExprSyntax(value) }
            node = around.parent
        }
        return nil
    }

    /// The generic parameter, with a bound, that is the type of a function or property, where the call is its value.
    private func genericResult(of call: FunctionCallExprSyntax) -> String? {
        var node = Syntax(call).parent
        if node?.is(ReturnStmtSyntax.self) == true { node = node?.parent }
        guard let block = node?.as(CodeBlockItemSyntax.self)?.parent?.parent, let declaration = block.parent else {
            return nil
        }
        let type =
            declaration.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
            ?? declaration.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        guard let name = type?.as(IdentifierTypeSyntax.self)?.name.text else { return nil }
        var around: Syntax? = declaration
        while let node = around {
            let clause = node.asProtocol((any WithGenericParametersSyntax).self)
            let isBound =
                clause?.genericParameterClause?.parameters.contains { $0.name.text == name && $0.inheritedType != nil }
            let isConstrained = clause?.genericWhereClause?.requirements.contains {
                guard case .conformanceRequirement(let requirement) = $0.requirement else { return false }
                return requirement.leftType.trimmedDescription == name
            }
            if isBound == true || isConstrained == true { return name }
            around = node.parent
        }
        return nil
    }

    /// `type(of: self)`, which is `Self`.
    private func isTypeOfSelf(_ base: ExprSyntax) -> Bool {
        guard let call = base.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let argument = call.arguments.first, argument.label?.text == "of"
        else { return false }
        return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
            && argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    }

    /// As written, without generic arguments; nil for what is no name.
    private func name(of callee: ExprSyntax) -> (String, TokenSyntax)? {
        if let name = callee.as(DeclReferenceExprSyntax.self) { return (name.baseName.text, name.baseName) }
        if let parent = callee.as(SuperExprSyntax.self) { return ("super", parent.superKeyword) }
        if let generic = callee.as(GenericSpecializationExprSyntax.self) { return name(of: generic.expression) }
        if let tuple = callee.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return name(of: only.expression)
        }
        guard let member = callee.as(MemberAccessExprSyntax.self) else { return nil }
        let last = member.declName.baseName
        guard let base = member.base else { return ("." + last.text, last) }
        // Of what stands in parentheses, only a type's initialiser is known by name.
        let isKnown = !base.is(TupleExprSyntax.self) || last.text == "init"
        if last.text == "init", isTypeOfSelf(base) { return ("Self.init", last) }
        guard isKnown, let (text, end) = name(of: base), !base.is(TupleExprSyntax.self) || end.text != "init" else {
            return (last.text == "init" ? ".init" : last.text, last)
        }
        return (text + "." + last.text, last)
    }
}

for path in CommandLine.arguments.dropFirst() {
    guard let data = FileManager.default.contents(atPath: path) else { continue }
    let tree = data.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)) }
    // What does not parse may mean one thing or another.
    if tree.hasError {
        FileHandle.standardOutput.write(Data("{\"fact\":\"unparsed\",\"file\":\"\(path)\"}\n".utf8))
        continue
    }
    let dump = Dump(tree, path: path)
    let creations = Creations(viewMode: .sourceAccurate)
    creations.walk(tree)
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    var facts = dump.facts.map(\.fields)
    for creation in creations.found {
        let location = converter.location(for: AbsolutePosition(utf8Offset: creation.offset))
        facts.append([
            "fact": "creation", "callee": creation.callee, "file": path, "line": location.line,
            "column": location.column,
        ])
    }
    for fact in facts {
        let line = try JSONSerialization.data(withJSONObject: fact, options: [.sortedKeys, .withoutEscapingSlashes])
        FileHandle.standardOutput.write(line + Data("\n".utf8))
    }
}
