import SwiftFacts

/// Writes one provider class.
final class ProviderWriter {
    private let graph: ScopeGraph
    private let spelling: TypeSpelling
    private let plan: ProviderPlan
    private let name: String
    private let replaceable: ReplaceableMembers
    private let variants: MemberVariants
    private let settings: ProgramSettings

    init(
        graph: ScopeGraph, spelling: TypeSpelling, plan: ProviderPlan, name: String, replaceable: ReplaceableMembers,
        variants: MemberVariants, settings: ProgramSettings
    ) {
        self.graph = graph
        self.spelling = spelling
        self.plan = plan
        self.name = name
        self.replaceable = replaceable
        self.variants = variants
        self.settings = settings
    }

    func write(to writer: inout SwiftWriter) {
        var protocols = spelling.protocols(of: plan.key, in: graph)
        // Never unchecked: it keeps owners that are Sendable and copies of constants, so that the compiler can prove it.
        if plan.isSendable { protocols.append(spelling.spelled(library: "Sendable")) }
        for attribute in plan.key.availability { writer.line(attribute.text) }
        if plan.members.contains(where: { $0.isCopied && $0.request.isUnsafe }) { writer.markSafe() }
        writer.block("nonisolated final class \(name): \(protocols.joined(separator: ", "))") { writer in
            writeMembers(to: &writer)
            writer.conditionalRuns(plan.slots.filter { $0.isStored }, conditions: \.conditions) { writer, slot in
                writer.line("private let \(slot.name): \(typeName(of: slot))")
            }
            writer.conditionalRuns(plan.slots.filter { $0.isEnum }, conditions: \.conditions) { writer, slot in
                writeEnum(of: slot, to: &writer)
            }
            writeInitialiser(to: &writer)
        }
    }

    private func typeName(of slot: ProviderPlan.Slot) -> String {
        if slot.isEnum { return SwiftName.capitalizedFirst(slot.name) + enumSuffix(of: slot) }
        return slot.owners.first.map { spelling.spelled(graph[$0.scope]) } ?? ""
    }

    /// An enum of one conditional owner must not hide the owner's own class.
    private func enumSuffix(of slot: ProviderPlan.Slot) -> String {
        var suffix = slot.owners.count == 1 ? "IfAny" : ""
        while graph.declaredNames.contains(SwiftName.capitalizedFirst(slot.name) + suffix) { suffix += "_" }
        return suffix
    }

    // MARK: Owners

    private func writeEnum(of slot: ProviderPlan.Slot, to writer: inout SwiftWriter) {
        let conformance = plan.isSendable && slot.isStored ? ": " + spelling.spelled(library: "Sendable") : ""
        writer.block("private enum \(typeName(of: slot))\(conformance)") { writer in
            writer.conditionalRuns(Array(zip(slot.owners, slot.caseNames)), conditions: \.0.conditions) {
                writer, entry in
                writer.line("case \(entry.1)(\(spelling.spelled(graph[entry.0.scope])))")
            }
        }
    }

    private func writeInitialiser(to writer: inout SwiftWriter) {
        if case .pluginExtension(let nonCore) = plan.key.role {
            return writeInitialiser(takingOwner: nonCore, to: &writer)
        }
        let head = "init(_ component: \(spelling.spelled(runtime: "NewComponent")))"
        guard let first = plan.slots.first else { return writer.line(head + " {}") }
        if plan.slots.count == 1, !first.isEnum, first.conditions.isEmpty,
            !plan.members.contains(where: { $0.isCopied })
        {
            return writer.block(head, statement: "\(first.name) = component.nearestAncestor()")
        }
        writer.block(head) { writer in
            writer.conditionalRuns(plan.slots, conditions: \.conditions) { writer, slot in
                writeSearch(for: slot, to: &writer)
            }
            writeCopies(to: &writer)
        }
    }

    private func writeSearch(for slot: ProviderPlan.Slot, to writer: inout SwiftWriter) {
        let target = slot.isStored ? slot.name : "let \(slot.name): \(typeName(of: slot))"
        guard slot.isEnum else { return writer.line("\(target) = component.nearestAncestor()") }
        writer.block("\(target) = component.nearestAncestor", closureParameter: "scope") { writer in
            writer.conditionalRuns(Array(zip(slot.owners, slot.caseNames)), conditions: \.0.conditions) {
                let type = spelling.spelled(graph[$1.0.scope])
                $0.line("if let owner = scope as? \(type) { return .\($1.1)(owner) }")
            }
            writer.line("return nil")
        }
    }

    /// A plug-in extension is made from the non-core component itself, which is no ancestor of the core.
    private func writeInitialiser(takingOwner owner: ScopeID, to writer: inout SwiftWriter) {
        writer.block("init(_ nonCoreComponent: \(spelling.spelled(graph[owner])))") { writer in
            writer.conditionalRuns(plan.slots, conditions: \.conditions) { writer, slot in
                writer.line("\(slot.isStored ? "" : "let ")\(slot.name) = nonCoreComponent")
            }
            writeCopies(to: &writer)
        }
    }

    /// A constant of an owner was set before the owner could have children, so that copying it makes nothing earlier.
    private func writeCopies(to writer: inout SwiftWriter) {
        writer.conditionalRuns(plan.members.filter { $0.isCopied }, conditions: \.conditions) { writer, member in
            writer.marking(member.unsafeUseOfCopy) { writer, isMarked in
                writeCopy(of: member, isMarked: isMarked, to: &writer)
            }
        }
    }

    private func writeCopy(of member: ProviderPlan.Member, isMarked: Bool, to writer: inout SwiftWriter) {
        let slot = plan.slots[member.slot]
        let signature = MemberSignature(request: member.request, isMarked: isMarked)
        func copy(_ owner: String, of server: ResolvedRequest.Owner) -> String {
            let replacement = replaceable.replacement(of: member.request, from: server, on: owner)
            let own = signature.access(on: owner)
            let mark = isMarked && member.request.isUnsafe ? "unsafe " : signature.unsafeMark(for: server)
            let head = "\(mark)\(signature.access(on: "self")) ="
            guard let replacement else { return "\(head) \(own)" }
            guard let condition = replacement.support.condition else {
                return "\(head) \(replacement.optional) ?? \(own)"
            }
            return "\(head) if \(condition), let replacement = \(replacement.optional) { replacement } else { \(own) }"
        }
        guard let server = member.servers.first else { return }
        guard slot.isEnum else { return writer.line(copy(slot.name, of: server)) }
        writer.line("switch \(slot.name) {")
        let cases = zip(zip(slot.owners, slot.caseNames), member.servers).map { ($0.0, $0.1, $1) }
        writer.conditionalRuns(cases, conditions: \.0.conditions) {
            $0.line("case .\($1.1)(let owner): \(copy("owner", of: $1.2))")
        }
        writer.line("}")
    }

    // MARK: Members

    private func writeMembers(to writer: inout SwiftWriter) {
        guard plan.members.contains(where: { $0.unsafeUse != .none }) else {
            return writer.conditionalRuns(plan.members, conditions: \.conditions) { writer, member in
                writeMember(member, isMarked: false, to: &writer)
            }
        }
        writer.conditionalRuns(plan.members.markedRuns(), conditions: \.[0].conditions) { writer, run in
            writer.marking(run[0].unsafeUse) { writer, isMarked in
                for member in run { writeMember(member, isMarked: isMarked, to: &writer) }
            }
        }
    }

    private func writeMember(_ member: ProviderPlan.Member, isMarked: Bool, to writer: inout SwiftWriter) {
        var availability = member.request.availability
        for attribute in member.servers.flatMap({ $0.member.availability }) where !availability.contains(attribute) {
            availability.append(attribute)
        }
        for attribute in availability { writer.line(attribute.text) }
        // How long the result lives; no Swift tells it of the body.
        for attribute in member.request.member.attributes where attribute.name == "_lifetime" {
            writer.line(attribute.text)
        }
        let signature = MemberSignature(request: member.request, isMarked: isMarked)
        if member.isCopied { return writer.line(signature.constant) }
        switch member.request.member.kind {
        case .method:
            writeBody(member, head: signature.head(settings), to: &writer) {
                answer(of: member, signature, on: $0, of: $1)
            }
        default:
            writeAccessors(member, signature: signature, to: &writer)
        }
    }

    private func writeAccessors(
        _ member: ProviderPlan.Member, signature: MemberSignature, to writer: inout SwiftWriter
    ) {
        let isSettable = member.request.isSettable
        let effects = member.request.emitted.effects.keywords
        if member.request.isNoncopyable, effects.isEmpty { return writeLending(member, signature, to: &writer) }
        guard isSettable || !effects.isEmpty else {
            return writeBody(member, head: signature.head(settings), to: &writer) {
                answer(of: member, signature, on: $0, of: $1)
            }
        }
        writer.block(signature.head(settings)) { writer in
            let getter = (["get"] + effects).joined(separator: " ")
            writeBody(member, head: getter, to: &writer) { answer(of: member, signature, on: $0, of: $1) }
            guard isSettable else { return }
            // No code behind a value of it is ever run, of which the compiler warns.
            if member.request.signature.result == .name("Never"), !graph.declaredNames.contains("Never") {
                return writer.line("set {}")
            }
            writeBody(member, head: signature.setterHead, result: .none, to: &writer) { owner, server in
                ProviderAnswer(statement: signature.assignment(on: owner, of: server))
            }
        }
    }

    /// What cannot be copied is passed on where it is.
    private func writeLending(_ member: ProviderPlan.Member, _ signature: MemberSignature, to writer: inout SwiftWriter)
    {
        writer.block(signature.head(settings)) { writer in
            writeBody(member, head: "_read", result: .lent, to: &writer) { owner, server in
                ProviderAnswer(statement: signature.unsafeMark(for: server) + signature.access(on: owner))
            }
            guard member.request.isSettable else { return }
            writeBody(member, head: "_modify", result: .lent, to: &writer) { owner, server in
                ProviderAnswer(statement: signature.unsafeMark(for: server) + "&" + signature.access(on: owner))
            }
        }
    }

    /// What a body does with what the owner answers.
    private enum Result: String {
        case returned = "return "
        case lent = "yield "
        case none = ""
    }

    /// A body that asks the owner, or whichever of several the component has.
    private func writeBody(
        _ member: ProviderPlan.Member, head: String, result: Result = .returned, to writer: inout SwiftWriter,
        answer: (_ owner: String, _ server: ResolvedRequest.Owner) -> ProviderAnswer
    ) {
        let slot = plan.slots[member.slot]
        guard slot.isEnum else {
            guard let server = member.servers.first else { return }
            let answer = answer(slot.name + path(to: server), server)
            if answer.isOneStatement {
                let isShort = result == .returned && !member.request.needsReturn
                return writer.block(head, statement: (isShort ? "" : result.rawValue) + answer.statement)
            }
            return writer.block(head) { write(answer, result, to: &$0) }
        }
        let signature = MemberSignature(request: member.request)
        let owner = signature.free(["owner"])
        writer.block(head) { writer in
            let cases = zip(zip(slot.owners, slot.caseNames), member.servers).map { ($0.0, $0.1, $1) }
            writer.line("switch \(slot.name) {")
            writer.conditionalRuns(cases, conditions: \.0.conditions) { writer, entry in
                let answer = answer(owner + path(to: entry.2), entry.2)
                let label = "case .\(entry.1)(let \(owner)):"
                if answer.isOneStatement {
                    return writer.branch(label, statement: result.rawValue + answer.statement)
                }
                writer.branch(label) { write(answer, result, to: &$0) }
            }
            writer.line("}")
        }
    }

    /// The statements of an answer.
    private func write(_ answer: ProviderAnswer, _ result: Result, to writer: inout SwiftWriter) {
        for (index, branch) in answer.branches.enumerated() {
            let condition = index == answer.branches.count - 1 ? nil : branch.condition
            writer.line(condition.map { "\(index == 0 ? "#if" : "#elseif") \($0.text)" } ?? "#else")
            write(branch.answer, result, to: &writer)
        }
        if !answer.branches.isEmpty { return writer.line("#endif") }
        if let condition = answer.condition { writer.block(condition, statement: answer.replaced) }
        writer.line(result.rawValue + answer.statement)
    }

    private func answer(
        of member: ProviderPlan.Member, _ signature: MemberSignature, on owner: String, of server: ResolvedRequest.Owner
    ) -> ProviderAnswer {
        let replacement = replaceable.replacement(of: member.request, from: server, on: owner)
        var answer = signature.answer(on: owner, of: server, replacing: replacement)
        let variants = variants.members(beside: server, serving: member.request)
        guard MemberVariants.areExclusive(variants) else { return answer }
        let branches = variants.map { variant in
            let server = ResolvedRequest.Owner(scope: server.scope, member: variant)
            return ProviderAnswer.Branch(
                condition: Condition.all(variant.conditions),
                answer: signature.answer(on: owner, of: server, replacing: replacement))
        }
        if Set(branches.map { $0.answer.statement }).count > 1 { answer.branches = branches }
        return answer
    }

    /// What stands between the owner and its member.
    private func path(to server: ResolvedRequest.Owner) -> String {
        switch server.member.via {
        case .property: ""
        case .pluginExtension: ".pluginExtension"
        case .nonCoreComponent: graph[server.scope].kind == .pluginized ? ".nonCoreComponent" : ""
        }
    }
}
