import SwiftFacts

/// The statements by which a provider's member asks an owner.
struct ProviderAnswer {
    /// Where it holds, the answer is another.
    var condition: String?
    var replaced = ""
    let statement: String
    /// Those of the branches of an `#if`, where they differ; the last one holds elsewhere.
    var branches: [Branch] = []
    var isOneStatement: Bool { condition == nil && branches.isEmpty }

    struct Branch {
        /// Nil where the answer holds in all other builds.
        let condition: Condition?
        let answer: ProviderAnswer
    }
}

/// The declaration of a provider's member, and the expression that asks an owner for it.
struct MemberSignature {
    private let request: Request
    /// The names under which the parameters are known in the body, without backticks; one called `self` would hide the
    /// instance.
    let parameterNames: [String]
    /// Whether what needs an `unsafe` gets it.
    private let isMarked: Bool

    init(request: Request, isMarked: Bool = false) {
        self.request = request
        self.isMarked = isMarked
        var names: [String] = []
        var taken: Set<String> = []
        for (index, parameter) in request.member.parameters.enumerated() {
            let name = SwiftName.withoutBackticks(parameter.name)
            let isNameless = name.isEmpty || name == "_"
            let candidate = isNameless ? "argument\(index + 1)" : name == "self" ? "givenSelf" : name
            let free = SwiftName.unique([candidate], isTaken: taken.contains)
            taken.insert(free)
            names.append(free)
        }
        self.parameterNames = names
    }

    // MARK: Declaration

    /// Under which the setter knows what is set: a parameter of a subscript may be named `newValue`.
    var newValueName: String { free(["newValue", "givenValue"]) }

    /// `set`, or `set(givenValue)`.
    var setterHead: String { newValueName == "newValue" ? "set" : "set(\(newValueName))" }

    /// The first of the names that no parameter has.
    func free(_ names: [String]) -> String { SwiftName.unique(names, isTaken: parameterNames.contains) }

    /// Everything before the body: `@MainActor func row(at index: Int) async throws -> Row`.
    func head(_ settings: ProgramSettings) -> String {
        if case .actor(let actor) = request.isolation { return "@\(actor) \(declaration)" }
        return settings.modifier(ofAsync: request) + declaration
    }

    /// The same without the actor.
    var declaration: String {
        let member = request.member
        let generics = request.emitted.generics
        switch member.kind {
        case .method:
            var text = "func \(SwiftName.escaped(member.name))\(list)\(effectsText)"
            if let result = request.emitted.result, result != .tuple([]), result != .name("Void") {
                text += " -> \(result)"
            }
            return text + generics.whereText
        case .initializer: return member.name + list + effectsText + generics.whereText
        case .subscript: return "subscript\(list) -> \(resultText)\(generics.whereText)"
        default: return "var " + SwiftName.escaped(member.name) + ": " + resultText
        }
    }

    private var effectsText: String { request.emitted.effects.keywords.map { " " + $0 }.joined() }

    /// The generic parameters and the parameters.
    private var list: String { "\(request.emitted.generics.parameterText)(\(parameterList))" }

    /// The same as a property that stores the value: `let score: Int`.
    var constant: String { "let \(SwiftName.escaped(request.member.name)): \(resultText)" }

    private var resultText: String {
        request.emitted.result?.description ?? request.member.type?.text ?? "Void"
    }

    private var parameterList: String {
        let types = request.emitted.parameters
        // What the compiler makes of `get` and `set` would send an index twice.
        let isSettableSubscript = request.member.kind == .subscript && request.isSettable
        let parameters = request.member.parameters.enumerated().map { index, parameter in
            let written = index < types.count ? types[index] : parameter.type
            let type = (isSettableSubscript ? written.withoutSending : written)
                .without(lendsTuple(index) ? ["borrowing"] : [])
            let names = parameterText(label: parameter.label, name: parameterNames[index])
            return "\(names): \(type)\(parameter.isVariadic ? "..." : "")"
        }
        return parameters.joined(separator: ", ")
    }

    /// The compiler (6.3) takes no use of a tuple that is lent for what it is, a copy.
    private func lendsTuple(_ index: Int) -> Bool {
        if case .tuple = request.signature.parameters[index].withoutConventions { true } else { false }
    }

    /// A subscript's parameter has no label unless two names are written.
    private func parameterText(label: String?, name: String) -> String {
        let isSubscript = request.member.kind == .subscript
        let isLabel = label.map(SwiftName.withoutBackticks) == SwiftName.withoutBackticks(name)
        let name = SwiftName.escaped(name)
        guard let label else { return isSubscript ? name : "_ \(name)" }
        let spelledLabel = Self.spelled(label: label)
        return isLabel && !isSubscript ? spelledLabel : "\(spelledLabel) \(name)"
    }

    /// In a declaration only these words may not be labels.
    static func spelled(label: String) -> String { spelled(label: label, reserved: ["inout", "let", "var"]) }

    /// The compiler warns of backticks that a call does not need.
    static func spelled(labelInCall label: String) -> String { spelled(label: label, reserved: ["inout"]) }

    private static func spelled(label: String, reserved: [String]) -> String {
        let plain = SwiftName.withoutBackticks(label)
        return reserved.contains(plain) || !SwiftName.isKeyword(plain) && SwiftName.escaped(plain) != plain
            ? "`\(plain)`" : plain
    }

    // MARK: Use

    /// What reads or calls the owner's member, after what returns that by which a test replaces it.
    func answer(
        on owner: String, of server: ResolvedRequest.Owner, replacing replacement: ReplaceableMembers.Replacement?
    ) -> ProviderAnswer {
        let marks = marks(of: server)
        let unsafe = unsafeMark(for: server)
        // By their types only.
        let unsafeReplacement = request.isUnsafe ? unsafe : ""
        guard let replacement else { return ProviderAnswer(statement: marks + unsafe + access(on: owner)) }
        let condition = replacement.support.condition
        if request.member.kind == .property, marks.isEmpty, condition == nil {
            return ProviderAnswer(statement: "\(unsafe)\(replacement.optional) ?? \(access(on: owner))")
        }
        let call = marks + unsafe + access(on: owner)
        let name = free(["replacement", "givenReplacement"])
        return ProviderAnswer(
            condition:
                "if \(condition.map { $0 + ", " } ?? "")let \(name) = \(unsafeReplacement)\(replacement.optional)",
            replaced: request.member.kind == .property
                ? "return \(unsafeReplacement)\(name)" : "return \(marks)\(unsafeReplacement)\(name)(\(values))",
            statement: call)
    }

    /// `try` and `await` where the owner's member needs them.
    private func marks(of server: ResolvedRequest.Owner) -> String {
        var effects = server.member.effects
        let leavesActor = server.member.isolation != .none && server.member.isolation != request.isolation
        if leavesActor, request.effects.isAsync { effects.isAsync = true }
        if effects.throwing == .rethrows, !hasThrowingFunction { effects.throwing = .no }
        return effects.marks
    }

    /// Whether a call that throws what its arguments throw may throw: `() throws(Never) -> Void` never does.
    private var hasThrowingFunction: Bool {
        let functions = request.signature.parameters.filter(\.isFunction)
        return functions.isEmpty || functions.contains { $0.functionEffects.throwing != .no }
    }

    /// `unsafe`, which stands behind the other marks and before all that it is about.
    func unsafeMark(for server: ResolvedRequest.Owner) -> String {
        isMarked && server.unsafeUse(for: request) != .none ? "unsafe " : ""
    }

    /// The member of the owner, with its arguments, as it also stands left of an assignment.
    func access(on owner: String) -> String {
        switch request.member.kind {
        case .method: "\(owner).\(Self.memberName(request.member.name))(\(argumentList))"
        case .subscript: "\(owner)[\(argumentList)]"
        default: "\(owner).\(Self.memberName(request.member.name))"
        }
    }

    /// What sets the owner's member.
    func assignment(on owner: String, of server: ResolvedRequest.Owner) -> String {
        func set(on owner: String) -> String { "\(unsafeMark(for: server))\(access(on: owner)) = \(newValueName)" }
        if !server.member.isSetOfVariable { return set(on: owner) }
        let variable = free(["owner", "givenOwner"])
        return "var \(variable) = \(owner); ({ \(set(on: "$0")) })(&\(variable))"
    }

    /// After a period keywords need no backticks, save those that mean something there.
    private static func memberName(_ name: String) -> String {
        let plain = SwiftName.withoutBackticks(name)
        guard SwiftName.isKeyword(plain), !["init", "self", "Type", "Protocol"].contains(plain) else {
            return SwiftName.escaped(plain)
        }
        return plain
    }

    /// The arguments without their labels.
    private var values: String {
        request.member.parameters.indices.map(argument).joined(separator: ", ")
    }

    private var argumentList: String {
        let arguments = request.member.parameters.enumerated().map { index, parameter in
            let label = parameter.label.map { Self.spelled(labelInCall: $0) + ": " } ?? ""
            return label + argument(index)
        }
        return arguments.joined(separator: ", ")
    }

    private func argument(_ index: Int) -> String {
        let name = SwiftName.escaped(parameterNames[index])
        let type = request.member.parameters[index].type
        let attributes: [String] = if case .attributed(let attributes, _) = type { attributes } else { [] }
        if attributes.contains("inout") { return "&" + name }
        if type.isPackExpansion { return "repeat each " + name }
        guard attributes.contains("@autoclosure") else {
            return request.signature.parameters[index].withoutConventions.passed(name) ?? name
        }
        // What the closure may do stands behind its typealias.
        return "\(request.signature.parameters[index].functionEffects.marks)\(name)()"
    }
}

extension TypeSyntax {
    /// What passes on a value of the type; nil where nothing does. The compiler (6.3) crashes where a tuple with a pack is passed
    /// on as it is, and can take it apart only where nothing stands beside the pack.
    func passed(_ value: String) -> String? {
        guard case .tuple(let elements) = self, holdsPack else { return value }
        guard !elements.contains(where: { $0.type.isPackExpansion }) else {
            return elements.count == 1 ? "(repeat each \(value))" : nil
        }
        let parts = elements.enumerated().map { index, element in
            element.type.passed("\(value).\(index)").map { (element.label.map { $0 + ": " } ?? "") + $0 }
        }
        let known = parts.compactMap { $0 }
        return known.count == parts.count ? "(\(known.joined(separator: ", ")))" : nil
    }

    /// Whether it is a tuple with a pack, or with such a tuple.
    var holdsPack: Bool {
        guard case .tuple(let elements) = self else { return false }
        return elements.contains { $0.type.isPackExpansion || $0.type.holdsPack }
    }
}

extension TypeSyntax {
    /// What a call of a function of this type may do.
    fileprivate var functionEffects: Effects {
        switch self {
        case .function(_, let effects, _): effects
        case .attributed(_, let base): base.functionEffects
        default: Effects()
        }
    }
}
