/// Collects the facts of a file while it is read.
/// Its changes are not checked at run time for others that happen meanwhile: none calls code that could make one.
final class FactsBuilder {
    @exclusivity(unchecked) private var facts = FileFacts()
    @exclusivity(unchecked) private(set) var tables = FactTables()
    /// Per member and payload the index of its type; they are brought together at the end, since types are nested.
    @exclusivity(unchecked) private var memberOwners: [Int] = []
    @exclusivity(unchecked) private var payloadOwners: [Int] = []
    /// The attributes that were added last, by the token that they begin at: all names of a `var` have the same.
    private var lastAttributes: (start: Int, range: RecordRange) = (-1, RecordRange())

    init(lineStarts: [UInt32]) {
        facts.positions.lineStarts = lineStarts
    }

    var typeCount: Int { facts.declarations.count }

    // MARK: Parts

    func name(_ text: String) -> NameID { tables.names.id(text) }

    func name(_ text: String?) -> NameID { text.map { tables.names.id($0) } ?? .none }

    /// None for a type that is too deep to be kept, as where none is written.
    func type(_ type: TypeSyntax?) -> NodeID {
        let id = tables.id(type)
        return id == .none || tables.types.depth(id) <= NodeTable.deepest ? id : .none
    }

    func type(orAny type: TypeSyntax) -> NodeID {
        let id = self.type(type)
        return id == .none ? tables.id(.name("Any")) : id
    }

    func effects(_ effects: Effects) -> (flags: UInt32, failure: NodeID) {
        if case .typed(let failure) = effects.throwing, type(failure) == .none {
            return tables.effects(Effects(isAsync: effects.isAsync, throwing: .any))
        }
        return tables.effects(effects)
    }

    func place(_ offset: UInt32) -> PlaceID {
        facts.positions.places.append(offset)
        return PlaceID(index: UInt32(facts.positions.places.count - 1))
    }

    private func codePlace(_ offset: UInt32) -> CodePlaceID {
        facts.positions.code.append(offset)
        return CodePlaceID(index: UInt32(facts.positions.code.count - 1))
    }

    private func range(_ start: Int, _ end: Int) -> RecordRange {
        start == end ? RecordRange() : RecordRange(start: UInt32(start), count: UInt32(end - start))
    }

    func attributes(of modifiers: Modifiers) -> RecordRange {
        if modifiers.attributes.isEmpty { return RecordRange() }
        if lastAttributes.start != modifiers.start {
            let start = facts.attributes.count
            for attribute in modifiers.attributes {
                facts.attributes.append(
                    AttributeRecord(name: name(attribute.name), arguments: name(attribute.arguments)))
            }
            lastAttributes = (modifiers.start, range(start, facts.attributes.count))
        }
        return lastAttributes.range
    }

    /// What holds for the type around a declaration holds for the declaration: whether it is available.
    func attributes(of modifiers: Modifiers, inTypeAt owner: Int?) -> RecordRange {
        let own = attributes(of: modifiers)
        guard let owner, facts.declarations[owner].attributes.count > 0 else { return own }
        let available = name("available")
        let around = facts.attributes[facts.declarations[owner].attributes.indices].filter { $0.name == available }
        if around.isEmpty { return own }
        let start = facts.attributes.count
        facts.attributes += facts.attributes[own.indices] + around
        return range(start, facts.attributes.count)
    }

    func constraints(_ constraints: [TypeConstraint]) -> RecordRange {
        if constraints.isEmpty { return RecordRange() }
        let start = facts.constraints.count
        for constraint in constraints {
            facts.constraints.append(
                ConstraintRecord(
                    left: type(orAny: constraint.left), right: type(orAny: constraint.right),
                    isSameType: constraint.isSameType ? 1 : 0))
        }
        return range(start, facts.constraints.count)
    }

    func extendedArguments(_ types: [TypeSyntax]) -> RecordRange {
        let start = facts.extendedArguments.count
        for argument in types { facts.extendedArguments.append(type(orAny: argument)) }
        return range(start, facts.extendedArguments.count)
    }

    func genericParameters(_ names: [String]) -> RecordRange {
        let start = facts.parameterNames.count
        for text in names { facts.parameterNames.append(name(text)) }
        return range(start, facts.parameterNames.count)
    }

    func generics(_ parameters: [GenericClause.Parameter]) -> RecordRange {
        if parameters.isEmpty { return RecordRange() }
        let start = facts.genericParameters.count
        for parameter in parameters {
            facts.genericParameters.append(
                GenericParameterRecord(
                    name: name(parameter.name), bound: type(parameter.bound), kind: parameter.kind.rawValue))
        }
        return range(start, facts.genericParameters.count)
    }

    func inherits(_ references: [TypeReference]) -> RecordRange {
        let start = facts.inherits.count
        for reference in references {
            let type = type(orAny: reference.syntax)
            let place = place(reference.offset)
            for offset in reference.argumentOffsets { _ = self.place(offset) }
            facts.inherits.append(
                InheritanceRecord(type: type, place: place, argumentCount: UInt32(reference.argumentOffsets.count)))
        }
        return range(start, facts.inherits.count)
    }

    func parameters(_ parameters: [Parameter]) -> RecordRange {
        let start = facts.parameters.count
        for parameter in parameters {
            facts.parameters.append(
                ParameterRecord(
                    label: name(parameter.label), name: name(parameter.name), type: type(orAny: parameter.type),
                    isVariadic: parameter.isVariadic ? 1 : 0, hasDefault: parameter.hasDefault ? 1 : 0))
        }
        return range(start, facts.parameters.count)
    }

    func value(_ steps: [ValueStep]) -> RecordRange {
        if steps.isEmpty { return RecordRange() }
        let start = facts.valueSteps.count
        for step in steps {
            var flags: ValueStepRecord.Flags = step.call == nil ? [] : .called
            if step.call?.hasTrailingClosure == true { flags.insert(.trailingClosure) }
            facts.valueSteps.append(
                ValueStepRecord(
                    name: step.name.isEmpty ? .none : name(step.name), labels: labels(step.call?.labels ?? []),
                    flags: flags))
        }
        return range(start, facts.valueSteps.count)
    }

    private func labels(_ labels: [String?]) -> RecordRange {
        let start = facts.argumentLabels.count
        for label in labels { facts.argumentLabels.append(name(label)) }
        return range(start, facts.argumentLabels.count)
    }

    // MARK: Declarations

    func add(_ declaration: TypeRecord) { facts.declarations.append(declaration) }

    func markLastType() { facts.declarations[typeCount - 1].flags.insert(.marked) }

    func add(_ member: MemberRecord, to owner: Int) {
        facts.members.append(member)
        memberOwners.append(owner)
    }

    var memberCount: Int { facts.members.count }

    /// Members from a number on are of one declaration.
    func joinMembers(from first: Int) {
        for index in facts.members.indices.dropFirst(first + 1) {
            facts.members[index].declarationPlace = facts.members[first].place
        }
    }

    func addPayload(_ payload: TypeSyntax, to owner: Int) {
        facts.payloads.append(type(orAny: payload))
        payloadOwners.append(owner)
    }

    func add(_ declaration: ImportRecord) { facts.imports.append(declaration) }

    func add(_ declaration: TypealiasRecord) { facts.typealiases.append(declaration) }

    func markLastTypealias() { facts.typealiases[facts.typealiases.count - 1].flags.insert(.marked) }

    func add(_ creation: CreationRecord) { facts.creations.append(creation) }

    func add(_ repeated: RepeatedSharedRecord) { facts.repeatedShared.append(repeated) }

    func callee(_ callee: Callee) -> RecordRange {
        let start = facts.calleeNames.count
        for text in callee.names { facts.calleeNames.append(name(text)) }
        return range(start, facts.calleeNames.count)
    }

    func addUnlabelledCreation(_ text: String, at offset: UInt32, passesSelf: Bool) {
        facts.unlabelledCreations.append(
            UnlabelledCreationRecord(name: name(text), place: place(offset), passesSelf: passesSelf ? 1 : 0))
    }

    // MARK: Code

    var useCount: Int { facts.uses.count }

    /// Returns the index of the use.
    func addUse(_ name: NameHash, at offset: UInt32, base: Int?, taker: Int?, _ flags: UseRecord.Flags) -> Int {
        facts.uses.append(
            UseRecord(
                low: UInt32(truncatingIfNeeded: name.rawValue), high: UInt32(truncatingIfNeeded: name.rawValue &>> 32),
                place: codePlace(offset), base: base.map { UInt32($0) } ?? .max,
                taker: taker.map { UInt32($0) } ?? .max, flags: flags))
        return facts.uses.count - 1
    }

    func nameHash(ofUse index: Int) -> NameHash { facts.uses[index].hash }

    func isOwn(use index: Int) -> Bool { facts.uses[index].flags.contains(.own) }

    func mark(use index: Int, _ flags: UseRecord.Flags) { facts.uses[index].flags.formUnion(flags) }

    func clear(use index: Int, _ flags: UseRecord.Flags) { facts.uses[index].flags.subtract(flags) }

    /// It gets a value instead of giving one.
    func write(use index: Int) {
        clear(use: index, .certain)
        mark(use: index, .written)
    }

    func mark(use index: Int, assignedTo target: Int) {
        facts.uses[index].flags.insert(.assigned)
        facts.uses[index].base = UInt32(target)
    }

    /// What one piece of code uses, if anything: all uses from an index on.
    func addBody(ofMemberAt offset: UInt32, in owner: Int, usesFrom start: Int) {
        if start == facts.uses.count { return }
        facts.bodies.append(
            BodyRecord(owner: UInt32(owner), member: codePlace(offset), uses: range(start, facts.uses.count)))
    }

    func addTypeOverride(ofMemberAt offset: UInt32, code: String) {
        facts.typeOverrides.append(TypeOverrideRecord(member: place(offset), code: name(code)))
    }

    /// - Parameter type: what the place of a call on another object tells.
    func addPluginCall(at offset: UInt32, inMemberAt member: UInt32, of owner: Int?, _ type: TypeSyntax? = nil) {
        facts.pluginCalls.append(
            PluginCallRecord(
                owner: owner.map { UInt32($0) } ?? .max, member: place(member), place: place(offset),
                type: self.type(type)))
    }

    func noteMacro(in owner: Int) { facts.declarations[owner].flags.insert(.expandsMacro) }

    func addFunction(_ text: String) { facts.functions.append(name(text)) }

    func addCalledType(_ hash: NameHash) {
        facts.calledTypes.append(UInt32(truncatingIfNeeded: hash.rawValue))
        facts.calledTypes.append(UInt32(truncatingIfNeeded: hash.rawValue &>> 32))
    }

    // MARK: Comments

    func addSuppression(_ id: String, at offset: UInt32, _ reach: SuppressionRecord.Reach) {
        let place = place(offset)
        facts.suppressions.append(SuppressionRecord(id: name(id), place: place, end: place, reach: reach.rawValue))
    }

    var hasSuppressions: Bool { !facts.suppressions.isEmpty }

    /// What the comments of a range silence, which stand in the order of the file, they silence up to an end.
    func extendSuppressions(in range: Range<UInt32>, to end: UInt32, where isMeant: (UInt32, SuppressionRecord) -> Bool)
    {
        func offset(_ index: Int) -> UInt32 { facts.positions.places[Int(facts.suppressions[index].place.index)] }
        var (index, upper) = (0, facts.suppressions.count)
        while index < upper {
            let middle = (index + upper) / 2
            if offset(middle) < range.lowerBound { index = middle + 1 } else { upper = middle }
        }
        while index < facts.suppressions.count, offset(index) < range.upperBound {
            if isMeant(offset(index), facts.suppressions[index]) { facts.suppressions[index].end = place(end) }
            index += 1
        }
    }

    func addStrayMark(_ offset: UInt32, _ fault: FileSummary.MarkFault) {
        facts.strayMarks.append(StrayMarkRecord(fault: fault.rawValue, place: place(offset)))
    }

    func addStrayWord(_ word: String, at offset: UInt32, _ fault: FileSummary.StrayWord.Fault) {
        facts.strayWords.append(StrayWordRecord(word: name(word), place: place(offset), fault: fault.rawValue))
    }

    func addUnmatched(_ offset: UInt32) { facts.unmatched.append(place(offset)) }

    // MARK: The whole

    /// How many types and typealiases of a file may have one name, in the branches of `#if`: each is compared with the others.
    private static let mostOfOneName = 256

    /// Of a file that is not read: nothing but why, and where.
    func finish(unread reason: FileSummary.UnreadReason, at offset: UInt32) -> FileFacts {
        var facts = FileFacts()
        facts.positions.lineStarts = self.facts.positions.lineStarts
        facts.positions.places = [offset]
        facts.unread = [UnreadRecord(reason: reason.rawValue, place: PlaceID(index: 0))]
        return facts
    }

    func finish(_ buffer: TokenBuffer) -> FileFacts {
        if let place = firstTooManyOfOneName {
            return finish(unread: .tooManyOfOneName, at: facts.positions.places[Int(place.index)])
        }
        for block in buffer.blocks {
            let start = facts.questions.count
            for question in block.questions {
                facts.questions.append(
                    QuestionRecord(text: name(question.text), formula: tables.id(question.formula)))
            }
            facts.blocks.append(
                BlockRecord(questions: range(start, facts.questions.count), hasElse: block.hasElse ? 1 : 0))
        }
        facts.branches = buffer.branches
        groupMembers()
        groupPayloads()
        facts.names = tables.names.table
        facts.types = tables.types.table
        facts.formulas = tables.formulas.table
        return facts
    }

    private var firstTooManyOfOneName: PlaceID? {
        guard facts.declarations.count + facts.typealiases.count > Self.mostOfOneName else { return nil }
        var counts: [NameID: Int] = [:]
        func isTooMany(_ name: NameID) -> Bool {
            counts[name, default: 0] += 1
            return counts[name] == Self.mostOfOneName + 1
        }
        let `extension` = TypeDeclaration.Kind.extension.rawValue
        let type = facts.declarations.first {
            $0.kind != `extension` && !$0.flags.contains(.local) && isTooMany($0.name)
        }
        return type?.place ?? facts.typealiases.first { !$0.flags.contains(.local) && isTooMany($0.name) }?.place
    }

    private func groupMembers() {
        let ranges = Self.group(&facts.members, by: memberOwners, count: typeCount)
        for (index, range) in ranges.enumerated() { facts.declarations[index].members = range }
    }

    private func groupPayloads() {
        if payloadOwners.isEmpty { return }
        let ranges = Self.group(&facts.payloads, by: payloadOwners, count: typeCount)
        for (index, range) in ranges.enumerated() { facts.declarations[index].payloads = range }
    }

    /// Brings together what belongs to the same owner, in its order; returns where that is for each owner.
    private static func group<Record>(_ records: inout [Record], by owners: [Int], count: Int) -> [RecordRange] {
        var ranges = [RecordRange](repeating: RecordRange(), count: count)
        for owner in owners { ranges[owner].count += 1 }
        var start: UInt32 = 0
        for index in ranges.indices where ranges[index].count > 0 {
            ranges[index].start = start
            start += ranges[index].count
        }
        var next = ranges.map { Int($0.start) }
        let unordered = records
        var index = 0
        while index < owners.count {
            records[next[owners[index]]] = unordered[index]
            next[owners[index]] += 1
            index += 1
        }
        return ranges
    }
}
