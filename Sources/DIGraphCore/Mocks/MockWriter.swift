import SwiftFacts

/// Writes one mock class.
final class MockWriter {
    let plan: MockPlan
    let functions: MockFunctions
    /// Whether a member has the name of the runtime's module, which then means the module only as a part of a type.
    private let hidesRuntime: Bool

    init(plan: MockPlan, functions: MockFunctions) {
        self.plan = plan
        self.functions = functions
        hidesRuntime = plan.members.contains { $0.request.member.name == "DIRuntime" }
    }

    func write(to writer: inout SwiftWriter) {
        for attribute in plan.availability { writer.line(attribute.text) }
        writer.block(head) { writer in
            for (name, type) in plan.fixedTypes { writer.line("\(access)typealias \(name) = \(type)") }
            if !plan.fixedTypes.isEmpty { writer.blankLine() }
            writeInitialisers(to: &writer)
            for member in plan.libraryMembers {
                let isolation = plan.isolation == .none ? "" : "nonisolated "
                writer.blankLine()
                writer.line("\(isolation)\(access)\(member.code(in: plan.name))")
            }
            for member in plan.members where member.request.member.kind != .initializer {
                writer.blankLine()
                writer.conditional(member.conditions) { writer in
                    switch member.request.member.kind {
                    case .property: writeProperty(member, to: &writer)
                    default: writeCallable(member, to: &writer)
                    }
                }
            }
            writeReset(to: &writer)
        }
        writeOpenConformances(to: &writer)
    }

    /// The compiler may take a conformance for one of the actor, which the protocols of the mock are not; before 6.2 it
    /// knows no other.
    private func writeOpenConformances(to writer: inout SwiftWriter) {
        if plan.nonisolatedProtocols.isEmpty { return }
        writer.line("#if compiler(>=6.2)")
        writeConformances(to: plan.nonisolatedProtocols.map { "nonisolated \($0)" }, &writer)
        writer.line("#else")
        writeConformances(to: plan.nonisolatedProtocols, &writer)
        writer.line("#endif")
    }

    private func writeConformances(to protocols: [String], _ writer: inout SwiftWriter) {
        for attribute in plan.availability { writer.line(attribute.text) }
        writer.line("extension \(plan.name): \(protocols.joined(separator: ", ")) {}")
    }

    /// Forgets the calls of all members of the instance.
    private func writeReset(to writer: inout SwiftWriter) {
        let callables = plan.members.filter { !$0.names.callCount.isEmpty && !$0.isStatic }
        guard !callables.isEmpty else { return }
        // The calls of a method `reset` are `resetCalls`.
        let name = SwiftName.unique(["resetCalls", "forgetCalls"]) { name in
            plan.members.contains { $0.request.member.name == name || !$0.isStatic && $0.names.all.contains(name) }
        }
        writer.blankLine()
        writer.line("/// Forgets all calls; values and handlers stay.")
        writer.block("\(access)func \(name)()") { writer in
            writer.conditionalRuns(callables, conditions: \.conditions) { writer, member in
                let (names, isGuarded) = (member.names, member.isGuarded)
                let calls = keepsCalls(member) ? names.calls : names.callCount
                let none = keepsCalls(member) ? "[]" : "0"
                writer.line("\(isGuarded ? names.guarded.calls + ".value" : calls) = \(none)")
                if !names.setCallCount.isEmpty {
                    writer.line("\(isGuarded ? names.guarded.setCallCount + ".value" : names.setCallCount) = 0")
                }
                if !member.names.signal.isEmpty { writer.line("\(member.names.signal).reset()") }
            }
        }
    }

    private var head: String {
        // A fixed type may conform on the main actor only, to what the protocols ask of it.
        let mark = plan.isSendable || plan.fixedTypes.isEmpty ? "nonisolated " : "@MainActor "
        var conformances = plan.statesIsolation ? plan.protocols.map { mark + $0 } : plan.protocols
        var isolation = "nonisolated "
        if case .actor(let actor) = plan.isolation {
            isolation = "@\(actor) "
        } else if plan.isSendable {
            conformances.append(functions.sendable)
        }
        let head = "\(isolation)\(access)final class \(plan.name)\(genericParameters)"
        let clause = plan.whereClauses.isEmpty ? "" : " where " + plan.whereClauses.joined(separator: ", ")
        return "\(head): \(conformances.joined(separator: ", "))\(clause)"
    }

    /// `<Item: Codable & Sendable, Key: Hashable>`
    private var genericParameters: String {
        let parameters = plan.associatedTypes.map { type in
            ([type.name] + (type.bounds.isEmpty ? [] : [type.bounds.joined(separator: " & ")])).joined(separator: ": ")
        }
        return parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    }

    var access: String { plan.access.modifier }

    // MARK: Properties

    private func writeProperty(_ member: MockPlan.Member, to writer: inout SwiftWriter) {
        if member.isGuarded { return writeGuardedProperty(member, to: &writer) }
        if member.request.isNoncopyable { return writeLentProperty(member, to: &writer) }
        let signature = MemberSignature(request: member.request)
        let value = type(of: member)
        let storage = member.isLimited ? TypeSyntax.name("Any") : value.withoutImplicitUnwrapping
        let effects = member.request.emitted.effects
        if !member.names.handler.isEmpty { writeHandler(member, parameterNames: [], to: &writer) }
        writeAttributes(of: member, to: &writer)
        writer.block("\(declaredModifiers(of: member))\(signature.declaration)") { writer in
            let read = "\(functions.value)(\(stored(member, value)), \(literal(member)), \(valueAdvice(member)))"
            if effects == Effects() {
                writer.block("get", statement: (member.request.mayBeBuilt ? "return " : "") + read)
                // The compiler warns of code that begins with a value of `Never`.
                if member.isNever { return member.request.isSettable ? writer.line("set {}") : () }
                writer.block(
                    "set", statement: "\(member.names.value) = \(member.isLimited ? "[newValue]" : "newValue")")
            } else {
                writer.block((["get"] + effects.keywords).joined(separator: " ")) { writer in
                    let call = "return \(effects.marks)handler()"
                    writer.block("if let handler = \(member.names.handler)", statement: call)
                    guard effects.throwing == .any else { return writer.line("return \(read)") }
                    let failure = "throw \(functions.valueError)(\(literal(member)), \(valueAdvice(member)))"
                    writer.block("guard let given = \(stored(member, value)) else", statement: failure)
                    writer.line("return given")
                }
            }
        }
        writeStorage(member.names.value, .optional(storage), member, to: &writer)
    }

    /// What is stored for a member, and read and set by nobody else.
    private func writeStorage(
        _ name: String, _ type: TypeSyntax, _ member: MockPlan.Member, to writer: inout SwiftWriter
    ) {
        guard member.isGuarded else {
            return writer.line("\(storageModifiers(of: member))private var \(name): \(type)")
        }
        writeState(name, "\(type)", "nil", member, to: &writer)
    }

    private func writeState(
        _ name: String, _ type: String, _ value: String, _ member: MockPlan.Member, to writer: inout SwiftWriter
    ) {
        if member.isStatic, !plan.associatedTypes.isEmpty {
            return writeShared(name, "\(functions.state)<\(type)>", ".init(\(value))", member, to: &writer)
        }
        // In an expression, the compiler does not read `nonisolated(nonsending)`.
        let isDeclared = type.contains("nonisolated(nonsending)")
        let initial = isDeclared ? ": \(functions.state)<\(type)> = .init" : " = \(functions.state)<\(type)>"
        writer.line("private \(openStatic(member))let \(name)\(initial)(\(value))")
    }

    /// A constant of a generic class, which cannot be static in it, is kept with others of the file.
    private func writeShared(
        _ name: String, _ type: String, _ value: String, _ member: MockPlan.Member, to writer: inout SwiftWriter
    ) {
        let head = "private \(openStatic(member))var \(name): \(type)"
        writer.block(head, statement: "\(functions.shared)(Self.self, \(Self.quoted(name)), \(value))")
    }

    /// A value is kept as the handler that returns it, and where it is not `Sendable` it is not: several tasks would have it.
    private func writeGuardedProperty(_ member: MockPlan.Member, to writer: inout SwiftWriter) {
        let effects = member.request.emitted.effects
        writeHandler(member, parameterNames: [], to: &writer)
        writeAttributes(of: member, to: &writer)
        writer.block(declaredModifiers(of: member) + MemberSignature(request: member.request).declaration) { writer in
            writer.block((["get"] + effects.keywords).joined(separator: " ")) { writer in
                writer.block("if let handler = \(member.names.handler)", statement: "return \(effects.marks)handler()")
                let told = "\(literal(member)), \(valueAdvice(member))"
                if effects.throwing == .any { return writer.line("throw \(functions.valueError)(\(told))") }
                if member.request.isNoncopyable {
                    return writer.line("\(functions.value)(nil as \(functions.never)?, \(told))")
                }
                let none = TypeSyntax.optional(type(of: member).withoutImplicitUnwrapping)
                writer.line("return \(functions.value)(nil as \(none), \(told))")
            }
            guard effects == Effects(), member.isRepeatable || member.request.isSettable else { return }
            if member.isNever {
                writer.line("set {}")
            } else if case .actor = member.request.isolation, !member.request.isNoncopyable {
                writer.block("set", statement: "\(member.names.handler) = { newValue }")
            } else {
                writer.block("set", statement: kept("newValue", for: member))
            }
        }
    }

    /// Whether the initialiser, which is on no actor or on that of the mock, may set the guarded property itself; a
    /// deprecated one would warn.
    func hasOpenSetter(_ member: MockPlan.Member) -> Bool {
        member.request.isolation == .none && member.request.emitted.effects == Effects()
            && member.request.availability.isEmpty
    }

    /// What sets the handler to a value.
    func kept(_ value: String, for member: MockPlan.Member, beside parameters: [String] = []) -> String {
        let name = member.names.handler
        let handler = parameters.contains(name) ? "self.\(name)" : name
        let told = "\(literal(member)), \(Self.quoted(name))"
        let dropped = "\(functions.dropped)(\(handler), \(told))"
        if holds(handlerType(of: member), of: member) {
            let report = "if case nil = \(handler) { _ = \(functions.dropped)(nil as \(functions.never)?, \(told)) }"
            if member.request.isNoncopyable { return report }
            // A function that returns what is not Sendable is not converted to one of an actor.
            let kept = member.request.isolation == .none ? "kept" : "{ kept() }"
            return "if let kept = \(functions.kept)(\(value)) { \(handler) = \(kept) } else \(report)"
        }
        if member.request.isNoncopyable { return "\(handler) = \(dropped)" }
        return "\(handler) = \(functions.kept)(\(value)) ?? \(dropped)"
    }

    /// What cannot be copied is passed on where it is, and only replaced where it already is.
    private func writeLentProperty(_ member: MockPlan.Member, to writer: inout SwiftWriter) {
        let value = member.names.value
        let failure = "\(functions.value)(nil as \(functions.never)?, \(literal(member)), \(valueAdvice(member)))"
        writeAttributes(of: member, to: &writer)
        writer.block(declaredModifiers(of: member) + MemberSignature(request: member.request).declaration) { writer in
            for (head, yielded) in [("_read", "\(value)!"), ("_modify", "&\(value)!")] {
                writer.block(head) { writer in
                    writer.block("if \(value) == nil", statement: failure)
                    writer.line("yield \(yielded)")
                }
            }
        }
        let type = TypeSyntax.optional(type(of: member).withoutImplicitUnwrapping)
        writer.line("\(storageModifiers(of: member))\(access)var \(value): \(type)")
    }

    /// A value whose type not every version of the system has is stored as an array of one.
    private func stored(_ member: MockPlan.Member, _ type: TypeSyntax) -> String {
        guard member.isLimited else { return member.names.value }
        return "(\(member.names.value) as? \(TypeSyntax.array(type.withoutImplicitUnwrapping)))?.first"
    }

    private func valueAdvice(_ member: MockPlan.Member) -> String {
        let name = SwiftName.withoutBackticks(member.request.member.name)
        let set = member.isParameter ? "pass '\(name):' to the initialiser or set " : "set "
        let isSetByHandler = member.isGuarded && !member.isRepeatable
        let target: String
        if member.request.emitted.effects != Effects() || isSetByHandler {
            target = member.names.handler
        } else if member.request.isNoncopyable {
            target = member.names.value
        } else if member.isParameter {
            return Self.quoted(set + "it first")
        } else {
            target = name
        }
        return Self.quoted("\(set)'\(member.isStatic ? plan.name + "." : "")\(target)' first")
    }

    func type(of member: MockPlan.Member) -> TypeSyntax { member.request.emitted.result ?? .tuple([]) }

    // MARK: Methods and subscripts

    private func writeCallable(_ member: MockPlan.Member, to writer: inout SwiftWriter) {
        let signature = MemberSignature(request: member.request)
        let body = MockBody(
            member: member, functions: functions, signature: signature, mock: plan.name, keepsCalls: keepsCalls(member))
        if keepsCalls(member) {
            writeCalls(of: member, signature, to: &writer)
        } else {
            writeCount(member.names.callCount, in: member.names.guarded.calls, member, to: &writer)
        }
        writeHandler(member, parameterNames: signature.parameterNames, to: &writer)
        if !member.names.signal.isEmpty { writeWaiting(for: member, to: &writer) }
        guard member.request.member.kind == .subscript else {
            writeAttributes(of: member, to: &writer)
            return writer.block(declaredModifiers(of: member) + signature.declaration) { body.write(to: &$0) }
        }
        if member.request.isSettable {
            writeCount(member.names.setCallCount, in: member.names.guarded.setCallCount, member, to: &writer)
            let type = ErasedSignature(member.request).setHandler(signature)
            let guarded = member.names.guarded
            writeStored(
                member.names.setHandler, in: guarded.setHandler, heldBy: guarded.setHandlerType, type, member,
                to: &writer)
        }
        writeAttributes(of: member, to: &writer)
        writer.block(declaredModifiers(of: member) + signature.declaration) { writer in
            writer.block((["get"] + member.request.emitted.effects.keywords).joined(separator: " ")) {
                body.write(to: &$0)
            }
            if member.request.isSettable { writer.block(signature.setterHead) { body.writeSetter(to: &$0) } }
        }
    }

    /// A type of limited availability cannot be kept.
    private func keepsCalls(_ member: MockPlan.Member) -> Bool {
        !member.isLimited && !member.isNeverCalled
            && !ErasedSignature(member.request).keptParameters(areSent: member.isGuarded).isEmpty
    }

    private func writeCalls(of member: MockPlan.Member, _ signature: MemberSignature, to writer: inout SwiftWriter) {
        let names = member.names
        let parameters = ErasedSignature(member.request).keptParameters(areSent: member.isGuarded)
        writer.block("\(access)nonisolated struct \(names.call)") { writer in
            for (index, type) in parameters {
                writer.line("\(access)let \(SwiftName.escaped(signature.parameterNames[index])): \(type)")
            }
        }
        if member.isGuarded {
            let arguments = TypeSyntax.function(
                parameters: [], effects: Effects(),
                result: parameters.count == 1
                    ? parameters[0].type : .tuple(parameters.map { .init(label: nil, type: $0.type) }))
            writeState(names.guarded.calls, "[(@Sendable \(arguments))?]", "[]", member, to: &writer)
            writer.block("\(openModifiers(of: member))var \(names.calls): [\(names.call)]") { writer in
                let name = Self.quoted("\(plan.name).\(names.calls)")
                let values = parameters.enumerated().map { place, kept in
                    "\(MemberSignature.spelled(labelInCall: signature.parameterNames[kept.index])): $\(place)"
                }
                let call = "\(names.call)(\(values.joined(separator: ", ")))"
                writer.line("\(functions.calls)(\(names.guarded.calls).value, \(name)).map { \(call) }")
            }
            return writer.line(
                "\(openModifiers(of: member))var \(names.callCount): \(functions.int) { \(names.guarded.calls).value.count }"
            )
        }
        let storage = storageModifiers(of: member)
        writer.line("\(storage)\(access)private(set) var \(names.calls): [\(names.call)] = []")
        writer.line("\(modifiers(of: member))var \(names.callCount): \(functions.int) { \(names.calls).count }")
    }

    /// A method that waits for a call, on the actor of the member or of whoever calls it.
    private func writeWaiting(for member: MockPlan.Member, to writer: inout SwiftWriter) {
        writeSignal(of: member, to: &writer)
        let count = "_ count: \(functions.int) = 1"
        let wait = "try await \(member.names.signal).wait(for: count)"
        if case .actor = member.request.isolation, !member.request.member.hasIsolatedParameter {
            let head = "\(modifiers(of: member))func \(member.names.called)(\(count)) async throws"
            return writer.block(head, statement: wait)
        }
        let isolation = "isolation: isolated (any Swift.Actor)? = #isolation"
        let modifiers = access + storageModifiers(of: member)
        let head = "\(modifiers)func \(member.names.called)(\(count), \(isolation)) async throws"
        writer.block(head, statement: wait)
    }

    private func writeSignal(of member: MockPlan.Member, to writer: inout SwiftWriter) {
        let name = member.names.signal
        if member.isStatic, !plan.associatedTypes.isEmpty {
            return writeShared(name, functions.runtime + "CallSignal", ".init()", member, to: &writer)
        }
        let storage = member.isGuarded ? openStatic(member) : storageModifiers(of: member)
        let type = functions.runtime + "CallSignal"
        let signal = hidesRuntime ? ": \(type) = .init()" : " = \(type)()"
        writer.line("private \(storage)let \(name)\(signal)")
    }

    private func writeCount(
        _ name: String, in state: String, _ member: MockPlan.Member, to writer: inout SwiftWriter
    ) {
        guard member.isGuarded else {
            return writer.line("\(storageModifiers(of: member))\(access)private(set) var \(name) = 0")
        }
        writeState(state, functions.int, "0", member, to: &writer)
        writer.line("\(openModifiers(of: member))var \(name): \(functions.int) { \(state).value }")
    }

    private func handlerType(of member: MockPlan.Member, parameterNames: [String] = []) -> TypeSyntax {
        ErasedSignature(member.request).handler(parameterNames: parameterNames, isNonsending: member.isNonsending)
    }

    /// Whether a struct holds what any thread may set: the runtime of older systems has no such generic argument.
    private func holds(_ type: TypeSyntax, of member: MockPlan.Member) -> Bool {
        !member.isLimited && type.neededSupport != .everywhere
    }

    private func writeHandler(_ member: MockPlan.Member, parameterNames: [String], to writer: inout SwiftWriter) {
        let type = handlerType(of: member, parameterNames: parameterNames)
        let guarded = member.names.guarded
        writeStored(
            member.names.handler, in: guarded.handler, heldBy: guarded.handlerType, type, member, to: &writer)
    }

    /// A closure that the test may set.
    private func writeStored(
        _ name: String, in state: String, heldBy holder: String, _ type: TypeSyntax, _ member: MockPlan.Member,
        to writer: inout SwiftWriter
    ) {
        let isGuarded = member.isGuarded
        let type = isGuarded ? type.sendableFunction : type
        let optional = TypeSyntax.optional(type)
        guard isGuarded || member.isLimited else {
            return writer.line("\(storageModifiers(of: member))\(access)var \(name): \(optional)")
        }
        let storage = isGuarded ? state : "given" + SwiftName.capitalizedFirst(name)
        let isHeld = holds(type, of: member)
        let kept = isGuarded ? storage + (isHeld ? ".value.handler" : ".value") : storage
        if member.isLimited { writeAvailability(of: member, to: &writer) }
        let modifiers = member.isLimited ? modifiers(of: member) : openModifiers(of: member)
        writer.block("\(modifiers)var \(name): \(optional)") {
            $0.block("get", statement: member.isLimited ? "\(kept) as? \(type.parenthesized)" : kept)
            $0.block("set", statement: "\(kept) = newValue")
        }
        if isHeld {
            writer.block(
                "private nonisolated struct \(holder): \(functions.sendable)", statement: "var handler: \(optional)")
            return writeState(state, holder, "\(holder)()", member, to: &writer)
        }
        let erased: TypeSyntax = isGuarded ? .existential(.name(functions.sendable)) : .name("Any")
        writeStorage(storage, .optional(member.isLimited ? erased : type), member, to: &writer)
    }

    // MARK: Heads

    func writeAttributes(of member: MockPlan.Member, to writer: inout SwiftWriter) {
        writeAvailability(of: member, to: &writer)
        let isDiscardable = member.request.member.attributes.contains { $0.name == "discardableResult" }
        if isDiscardable { writer.line("@discardableResult") }
    }

    private func writeAvailability(of member: MockPlan.Member, to writer: inout SwiftWriter) {
        for attribute in member.request.availability { writer.line(attribute.text) }
    }

    private func modifiers(of member: MockPlan.Member) -> String {
        isolation(of: member) + access + storageModifiers(of: member)
    }

    /// Those of the member itself, which runs where the protocol says.
    private func declaredModifiers(of member: MockPlan.Member) -> String {
        member.saysNonsending
            ? ProgramSettings.nonsending + access + storageModifiers(of: member) : modifiers(of: member)
    }

    func isolation(of member: MockPlan.Member) -> String {
        if member.request.isolation == plan.isolation || member.request.member.hasIsolatedParameter { return "" }
        guard case .actor(let actor) = member.request.isolation else { return "nonisolated " }
        return "@\(actor) "
    }

    private func storageModifiers(of member: MockPlan.Member) -> String {
        member.isStatic ? "static " : ""
    }

    /// Of a constant that any thread may use; one of an instance is open to all where its type is `Sendable`.
    private func openStatic(_ member: MockPlan.Member) -> String {
        if !member.isStatic { return "" }
        return plan.isolation == .none ? "static " : "nonisolated static "
    }

    /// Of what reads and sets what is guarded.
    private func openModifiers(of member: MockPlan.Member) -> String {
        (plan.isolation == .none ? "" : "nonisolated ") + access + storageModifiers(of: member)
    }

    // MARK: Texts

    private func literal(_ member: MockPlan.Member) -> String {
        Self.quoted("\(plan.name).\(member.request.member.fullName)")
    }

    static func quoted(_ text: String) -> String {
        "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"") + "\""
    }
}

extension TypeSyntax {
    /// The type of functions that any thread may call; those of an actor are called there.
    fileprivate var sendableFunction: TypeSyntax {
        switch self {
        case .function: .attributed(["@Sendable"], self)
        case .attributed(let attributes, let base): .attributed(attributes + ["@Sendable"], base)
        default: self
        }
    }
}
