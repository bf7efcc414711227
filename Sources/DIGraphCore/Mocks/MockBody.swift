import SwiftFacts

/// The statements of a method or of an accessor of a subscript.
struct MockBody {
    let member: MockPlan.Member
    let functions: MockFunctions
    let signature: MemberSignature
    let mock: String
    let keepsCalls: Bool

    /// Counts the call and asks the handler; without one a method that returns nothing is done.
    func write(to writer: inout SwiftWriter) {
        // The compiler warns of code that uses a parameter of `Never`.
        if member.isNeverCalled { return }
        let erased = ErasedSignature(member.request)
        let marks = erased.effects.marks
        if keepsCalls {
            let names = erased.keptParameters(areSent: member.isGuarded).map { signature.parameterNames[$0.index] }
            if member.isGuarded { writeGuardedCall(names, to: &writer) } else { writeCall(names, to: &writer) }
        } else {
            count(member.names.callCount, in: member.names.guarded.calls, to: &writer)
        }
        if !member.names.signal.isEmpty { writer.line("\(own(member.names.signal)).called()") }
        if erased.result == .name("Void") {
            writeChanged(erased, to: &writer)
            return write("\(marks)\(own(member.names.handler))?(\(arguments))", erased, to: &writer)
        }
        let handler = signature.free(["handler", "givenHandler"])
        let owner = member.isStatic ? mock + "." : ""
        let advice = MockWriter.quoted("set '\(owner)\(member.names.handler)' first")
        let name = MockWriter.quoted("\(mock).\(member.request.member.fullName)")
        writer.block(
            "guard let \(handler) = \(own(member.names.handler)) else",
            statement: "\(missing(erased))(\(name), \(advice))")
        writeChanged(erased, to: &writer)
        let call = "\(handler)(\(arguments))"
        let cast = "\(erased.sent == nil ? functions.result : functions.sent)(\(call), \(quotedHandler))"
        write("return \(marks)\(erased.returnsGeneric ? cast : call)", erased, to: &writer)
    }

    /// The variables that the handler changes in place of arguments of generic types.
    private func writeChanged(_ erased: ErasedSignature, to writer: inout SwiftWriter) {
        for (index, name) in signature.parameterNames.enumerated() where erased.isChangedAsAny(index) {
            let name = SwiftName.escaped(name)
            let variable = changed(index)
            writer.line("var \(variable): \(erased.erasedParameter(index)) = \(name)")
            writer.block("defer", statement: "\(name) = \(functions.passed)(\(variable), \(quotedHandler))")
        }
    }

    private func changed(_ index: Int) -> String {
        signature.free(["changed", "changedValue"].map { $0 + (index == 0 ? "" : "\(index + 1)") })
    }

    /// The call of the handler, which throws any error where the member throws a generic one.
    private func write(_ call: String, _ erased: ErasedSignature, to writer: inout SwiftWriter) {
        guard erased.throwsGeneric else { return writer.line(call) }
        writer.block("do", statement: call)
        writer.block("catch", statement: "throw \(functions.thrown)(error, \(quotedHandler))")
    }

    private var quotedHandler: String { MockWriter.quoted("\(mock).\(member.names.handler)") }

    private func writeCall(_ names: [String], to writer: inout SwiftWriter) {
        let values = names.map { "\(MemberSignature.spelled(labelInCall: $0)): \(SwiftName.escaped($0))" }
        let type = member.names.call
        let call = "\(signature.parameterNames.contains(type) ? "Self." : "")\(type)(\(values.joined(separator: ", ")))"
        writer.line("\(own(member.names.calls)).append(\(call))")
    }

    /// A constant of its own, since a generic argument is chosen by its own type and kept as `Any`.
    private func writeGuardedCall(_ names: [String], to writer: inout SwiftWriter) {
        let call = signature.free(["call", "keptCall"])
        let values = names.map(SwiftName.escaped).joined(separator: ", ")
        writer.line("let \(call) = \(functions.kept)(\(names.count == 1 ? values : "(\(values))"))")
        writer.line("\(own(member.names.guarded.calls)).append(\(call))")
    }

    /// Tells that there is no handler; what throws or returns an optional then goes on.
    private func missing(_ erased: ErasedSignature) -> String {
        if member.request.emitted.effects.throwing == .any { return "throw \(functions.error)" }
        if erased.returnsOptional { return "return \(functions.none)" }
        return functions.failure
    }

    func writeSetter(to writer: inout SwiftWriter) {
        if member.isNeverCalled || member.isNever { return }
        let values = signature.parameterNames.map(SwiftName.escaped)
        count(member.names.setCallCount, in: member.names.guarded.setCallCount, to: &writer)
        writer.line("\(own(member.names.setHandler))?(\(([signature.newValueName] + values).joined(separator: ", ")))")
    }

    private func count(_ name: String, in state: String, to writer: inout SwiftWriter) {
        writer.line(member.isGuarded ? "\(own(state)).increment()" : "\(own(name)) += 1")
    }

    private var arguments: String {
        let erased = ErasedSignature(member.request)
        return zip(signature.parameterNames, member.request.member.parameters).enumerated().map { index, pair in
            let (name, parameter) = (SwiftName.escaped(pair.0), pair.1)
            if erased.isChangedAsAny(index) { return "&" + changed(index) }
            let closure = erased.closure(for: name, index) { "\(functions.passed)(\($0), \(quotedHandler))" }
            if let closure { return closure }
            if erased.isLentAsAny(index) { return "copy \(name)" }
            if parameter.type.isInout { return "&" + name }
            return name
        }.joined(separator: ", ")
    }

    /// A member of the mock where a parameter may have the same name.
    private func own(_ name: String) -> String {
        signature.parameterNames.contains(name) ? "self.\(name)" : name
    }
}

extension Effects {
    /// What a call of a member with these effects begins with.
    var marks: String { (throwing == .no ? "" : "try ") + (isAsync ? "await " : "") }
}
