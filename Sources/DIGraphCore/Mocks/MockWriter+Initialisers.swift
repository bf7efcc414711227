import SwiftFacts

/// The initialisers of a mock.
extension MockWriter {
    /// The memberwise one and those that the protocols require.
    func writeInitialisers(to writer: inout SwiftWriter) {
        let parameters = plan.members.filter(\.isParameter)
        let initialisers = plan.members.filter { $0.request.member.kind == .initializer }
        if parameters.isEmpty {
            let isolation = initialisers.first { isMemberwise($0, parameters) }.map(isolation(of:)) ?? ""
            writer.line("\(isolation)\(access)init() {}")
        } else {
            writer.block("\(access)init", parameters: parameters.map { parameterText($0, among: parameters) }) {
                writer in
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
                writer.block(head) { writer in
                    for (name, property) in given { writer.line(setting(property, to: name)) }
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
                SwiftName.withoutBackticks($0.request.member.name) == label && !$0.request.isNoncopyable
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
        let (given, value) = (initialiser.request.signature.parameters[index], property.request.signature.result)
        let types = [given, value].map { $0?.withoutImplicitUnwrapping.withoutSelf.replacingNames(fixed) }
        return initialiser.request.signature.generics.isEmpty && types[0] == types[1]
    }

    private func setting(_ member: MockPlan.Member, to value: String) -> String {
        guard member.isGuarded else { return "\(member.names.value) = \(value)" }
        return hasOpenSetter(member)
            ? "self.\(SwiftName.escaped(member.request.member.name)) = \(value)" : kept(value, for: member)
    }

    /// Whether the memberwise initialiser is the required one already.
    private func isMemberwise(_ initialiser: MockPlan.Member, _ parameters: [MockPlan.Member]) -> Bool {
        let required = zip(initialiser.request.member.parameters, initialiser.request.emitted.parameters)
            .map { "\($0.label ?? "_"): \($1)" }
        let own = parameters.map { "\($0.request.member.name): \(TypeSyntax.optional(type(of: $0)))" }
        return required == own && initialiser.request.member.generics.parameters.isEmpty
    }

    /// `label: T? = nil`. Nil would be no value for an optional type, so that takes any number of values: none at all
    /// is not the same as nil.
    private func parameterText(_ member: MockPlan.Member, among parameters: [MockPlan.Member]) -> String {
        let label = MemberSignature.spelled(label: member.request.member.name)
        let name = parameterName(of: member, among: parameters)
        let names = label == name || "`\(label)`" == name ? name : "\(label) \(name)"
        let type = type(of: member).withoutImplicitUnwrapping
        if member.request.isNoncopyable { return "\(names): consuming \(TypeSyntax.optional(type)) = nil" }
        return isOptional(member) ? "\(names): \(type)..." : "\(names): \(TypeSyntax.optional(type)) = nil"
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
