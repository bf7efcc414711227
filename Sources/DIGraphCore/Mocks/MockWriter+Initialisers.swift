import SwiftFacts

/// The initialisers of a mock.
extension MockWriter {
    /// The memberwise one and those that the protocols require.
    func writeInitialisers(to writer: inout SwiftWriter) {
        let parameters = plan.members.filter { $0.isParameter }
        let initialisers = plan.members.filter { $0.request.member.kind == .initializer }
        if parameters.isEmpty {
            let isolation = initialisers.first { isMemberwise($0, parameters) }.map(isolation(of:)) ?? ""
            writer.line("\(isolation)\(access)init() {}")
        } else {
            let required = initialisers.first { isMemberwise($0, parameters) }?.request.emitted.parameters ?? []
            let texts = parameters.enumerated().map { index, member in
                parameterText(member, among: parameters, required: index < required.count ? required[index] : nil)
            }
            writer.block("\(access)init", parameters: texts) { writer in
                for member in parameters {
                    let given = parameterName(of: member, among: parameters) + (isOptional(member) ? ".last" : "")
                    if member.isGuarded {
                        writer.block("if let given = \(given)", statement: setting(member, to: "given"))
                    } else {
                        writer.line("\(member.names.value) = \(given)")
                    }
                }
            }
        }
        for member in initialisers {
            let declaration = MemberSignature(request: member.request).declaration
            if isMemberwise(member, parameters) { continue }
            writer.blankLine()
            writer.conditional(member.conditions) { writer in
                writeAttributes(of: member, to: &writer)
                let head = "\(isolation(of: member))\(access)\(declaration)"
                let given = given(by: member, to: parameters)
                if given.isEmpty { return writer.line(head + " {}") }
                let parameters = MemberSignature(request: member.request).parameterNames
                writer.block(head) { writer in
                    for (name, property) in given { writer.line(setting(property, to: name, beside: parameters)) }
                }
            }
        }
    }

    /// The arguments of a required initialiser that have the label and the type of a property.
    private func given(
        by initialiser: MockPlan.Member, to properties: [MockPlan.Member]
    ) -> [(name: String, property: MockPlan.Member)] {
        let isAtHome = initialiser.request.isolation == plan.isolation
        let properties = properties.filter { isAtHome || $0.isGuarded && $0.request.isolation == .none }
        let fixed = Dictionary(plan.fixedTypes.map { ($0.name, $0.type) }) { first, _ in first }
        let names = MemberSignature(request: initialiser.request).parameterNames
        return ErasedSignature(initialiser.request).keptParameters(areSent: false).compactMap { index, type in
            let label = initialiser.request.member.parameters[index].label.map(SwiftName.withoutBackticks)
            let property = properties.first {
                SwiftName.withoutBackticks($0.request.member.name) == label
                    && (self.type(of: $0).replacingNames(fixed) == type.replacingNames(fixed)
                        || isOfType(of: $0, index, of: initialiser, fixed))
            }
            return property.map { (SwiftName.escaped(names[index]), $0) }
        }
    }

    /// Whatever typealiases a parameter and a property are written with.
    private func isOfType(
        of property: MockPlan.Member, _ index: Int, of initialiser: MockPlan.Member, _ fixed: [String: TypeSyntax]
    ) -> Bool {
        let (type, value) = (initialiser.request.signature.parameters[index], property.request.signature.result)
        let given = initialiser.request.member.parameters[index].isVariadic ? TypeSyntax.array(type) : type
        return initialiser.request.signature.generics.isEmpty
            && plain(given, fixed) == value.map { plain($0, fixed) }
    }

    private func plain(_ type: TypeSyntax, _ fixed: [String: TypeSyntax]) -> TypeSyntax {
        type.withoutImplicitUnwrapping.withoutSelf.replacingNames(fixed)
    }

    /// - Parameter parameters: what the names of the mock's own members may be hidden by.
    private func setting(_ member: MockPlan.Member, to value: String, beside parameters: [String] = []) -> String {
        guard member.isGuarded else {
            let name = member.names.value
            return "\(parameters.contains(name) ? "self." : "")\(name) = \(value)"
        }
        return hasOpenSetter(member)
            ? "self.\(SwiftName.escaped(member.request.member.name)) = \(value)"
            : kept(value, for: member, beside: parameters)
    }

    /// Whether the memberwise initialiser is the required one already, however that is written.
    private func isMemberwise(_ initialiser: MockPlan.Member, _ properties: [MockPlan.Member]) -> Bool {
        let required = initialiser.request.member.parameters
        guard required.count == properties.count, initialiser.request.signature.generics.isEmpty else { return false }
        return properties.indices.allSatisfy { index in
            let name = SwiftName.withoutBackticks(properties[index].request.member.name)
            let type = initialiser.request.signature.parameters[index]
            return required[index].label.map(SwiftName.withoutBackticks) == name
                && isTaken(type, isVariadic: required[index].isVariadic, of: properties[index])
        }
    }

    /// Whether a required parameter has the type of the memberwise one: `T?`, which takes what cannot be copied itself, or
    /// `T?...`. Who owns what can be copied makes no difference.
    private func isTaken(_ type: TypeSyntax, isVariadic: Bool, of property: MockPlan.Member) -> Bool {
        guard isVariadic == isOptional(property), let value = property.request.signature.result else { return false }
        let fixed = Dictionary(plan.fixedTypes.map { ($0.name, $0.type) }) { first, _ in first }
        let given = property.request.isNoncopyable ? type.without(["consuming"]) : type.withoutConventions
        return plain(given, fixed) == (isVariadic ? plain(value, fixed) : .optional(plain(value, fixed)))
    }

    /// `label: T? = nil`. Nil would be no value for an optional type, so that takes any number of values: none at all
    /// is not the same as nil.
    ///
    /// - Parameter required: the type that a required initialiser has for it; `T!` meets only `T!`.
    private func parameterText(
        _ member: MockPlan.Member, among parameters: [MockPlan.Member], required: TypeSyntax?
    ) -> String {
        let label = MemberSignature.spelled(label: member.request.member.name)
        let name = parameterName(of: member, among: parameters)
        let names = label == name || "`\(label)`" == name ? name : "\(label) \(name)"
        let type = type(of: member).withoutImplicitUnwrapping
        if member.request.isNoncopyable { return "\(names): consuming \(TypeSyntax.optional(type)) = nil" }
        if isOptional(member) { return "\(names): \(type)..." }
        if case .implicitlyUnwrapped = required { return "\(names): \(TypeSyntax.implicitlyUnwrapped(type)) = nil" }
        return "\(names): \(TypeSyntax.optional(type)) = nil"
    }

    private func parameterName(of member: MockPlan.Member, among parameters: [MockPlan.Member]) -> String {
        let name = SwiftName.escaped(member.request.member.name)
        guard name == "`self`" else { return name }
        return SwiftName.unique(["given"]) { name in parameters.contains { $0.request.member.name == name } }
    }

    private func isOptional(_ member: MockPlan.Member) -> Bool {
        if member.request.isNoncopyable { return false }
        return switch member.request.signature.result {
        case .optional, .implicitlyUnwrapped: true
        default: false
        }
    }
}
