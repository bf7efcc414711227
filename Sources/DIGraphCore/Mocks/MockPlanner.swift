import SwiftFacts

/// Decides which protocols get a mock and what each mock holds, and keeps what cannot be mocked.
final class MockPlanner {
    let program: Program
    let symbols: SymbolTable
    /// With the modules of which the file sees what is internal.
    let settings: ProgramSettings
    /// The names that were given for protocols and that nothing has.
    let unknownProtocols: [String]
    let mocks: MockSettings
    let spelling: TypeSpelling
    private let isolations: IsolationRules
    private let protocolTable: ProtocolTable
    private let types: TypeResolver
    private let libraryProtocols = LibraryProtocols()
    private let subjects: [MockSubject]
    private(set) var rejections: [MockRejection]
    private var rejectedPlaces: Set<SourceLocation> = []
    /// Of the protocols that are declared more than once: nobody can tell what a mock of them holds.
    private var ambiguousPlaces: Set<SourceLocation> = []
    /// Something of the current subject cannot be mocked.
    private var isUnsupported = false

    init(_ program: Program, mocks: MockSettings) {
        let finder = MockSubjectFinder(program)
        let subjects = finder.subjects(named: mocks.protocols)
        let program = program.seeingInside(Self.modulesToSeeInside(subjects, of: program))
        self.program = program
        self.subjects = subjects
        self.mocks = mocks
        unknownProtocols = finder.unknown(among: mocks.protocols)
        rejections = finder.rejections
        for rejection in finder.rejections {
            switch rejection {
            case .unsupported(_, _, let location, _): rejectedPlaces.insert(location)
            case .duplicate(_, let location, let first): ambiguousPlaces.formUnion([location, first])
            case .strayMark: break
            }
        }
        settings = program.settings
        symbols = program.symbols
        isolations = program.isolations
        protocolTable = program.protocols
        types = program.types
        spelling = program.spelling
    }

    private static func modulesToSeeInside(_ subjects: [MockSubject], of program: Program) -> Set<String> {
        let hidden = subjects.flatMap { $0.protocols }.filter { reference in
            let access = program.symbols.declaration(reference).effectiveAccess
            return !program.settings.isVisible(access, declaredIn: program.symbols.modules[reference.summary])
        }
        return Set(hidden.compactMap { program.symbols.modules[$0.summary] })
    }

    /// The names of all protocols of the sources.
    var protocolNames: [String] {
        let declared = symbols.typesByName.filter { !$0.protocols.isEmpty }
        return Set(declared.map { $0.name }).sorted()
    }

    /// One plan for each subject that can be mocked; the rejections are complete after it.
    func plans() -> [MockPlan] {
        let names = names(of: subjects)
        return zip(subjects, names)
            .filter { subject, _ in !ambiguousPlaces.contains(subject.location) }
            .compactMap { plan(for: $0, name: $1) }
    }

    /// Variants of one protocol in the branches of an `#if` share a name; two modules' protocols do not.
    private func names(of subjects: [MockSubject]) -> [String] {
        let modules = Dictionary(grouping: subjects) { SwiftName.joined($0.name) }
            .mapValues { Set($0.map { [$0.module ?? "", $0.name] }) }
        var chosen: [[String]: String] = [:]
        var taken = symbols.names
        return subjects.map { subject in
            if let known = chosen[subject.identity] { return known }
            let joined = SwiftName.joined(subject.name)
            let isShared = (modules[joined]?.count ?? 0) > 1
            let name = SwiftName.unique([(isShared ? subject.module ?? "" : "") + joined + "Mock"]) {
                taken.contains($0)
            }
            taken.insert(name)
            chosen[subject.identity] = name
            return name
        }
    }

    // MARK: One mock

    private func plan(for subject: MockSubject, name: String) -> MockPlan? {
        let hierarchy = subject.protocols.flatMap(inOrder).withoutRepetition()
        isUnsupported = false
        let unknown = protocolTable.unknownConstraints(of: hierarchy)
        let parents = unknown.map { ($0.name, $0.location) } + subject.libraryProtocols.map { ($0, subject.location) }
        rejectUnknownParents(parents, subject)
        let isolation = isolation(of: subject)
        let library = parents.map { $0.0 }.map(LibraryProtocols.plain)
        let isSendable = library.contains { $0 == "Sendable" || Self.sendableProtocols.contains($0) }
        let (associated, required) = associatedTypes(
            of: hierarchy, subject, LibraryRequirements(parents, among: libraryProtocols))
        let parameters = associated.parameters
        let threads = MockThreads(
            isolation: isolation, isSendable: isSendable, storesStatics: parameters.isEmpty)
        let members = members(
            of: hierarchy, subject, required, threads, mockName: name, associatedTypes: associated)
        if isUnsupported { return nil }
        let shared = members.filter { $0.isGuarded }.reduce(into: Set()) { $0.formUnion($1.request.emitted.typeNames) }
        let sendable = spelling.spelled(library: "Sendable")
        let own = subject.protocols.map(symbols.declaration)
        let nonisolated =
            isolation == .none ? [] : library.filter(LibraryMember.protocols.contains).withoutRepetition().sorted()
        let named = subject.libraryProtocols.filter { mustBeNamed($0) && !nonisolated.contains($0.lastNamePart) }
        var (modules, isOfLibrary) = (Set(subject.protocols.compactMap { symbols.modules[$0.summary] }), false)
        for name in subject.protocols.map(symbols.key) {
            spelling.namespaces.note(around: name.name, in: name.module, &modules, &isOfLibrary)
        }
        let needsFiles =
            isOfLibrary || !named.isEmpty || !associated.names.isEmpty
            || isolation != .none && isolation != .actor("MainActor")
        return MockPlan(
            name: name, associatedTypes: parameters.map { shared.contains($0.name) ? $0.bound(by: sendable) : $0 },
            fixedTypes: associated.fixed.map { ($0.name, $0.type.replacingNames(["Self": .name(name)])) },
            whereClauses: associated.whereClauses,
            protocols: (subject.protocols.map(symbols.key).map { spelling.spelled($0.name, in: $0.module) } + named)
                .withoutRepetition(),
            isolation: isolation, isSendable: isSendable,
            statesIsolation: isolation == .actor("MainActor") && inheritsFromElsewhere(hierarchy),
            access: access(of: subject),
            availability: own.flatMap { $0.attributes }.filter { $0.name == "available" }.withoutRepetition(),
            conditions: subject.conditions, members: members,
            libraryMembers: LibraryMember.all(of: library).filter { !$0.isAmong(members.map { $0.request }) },
            nonisolatedProtocols: nonisolated,
            modules: modules, files: needsFiles ? subject.files : [],
            declaringFiles: subject.files.union(hierarchy.map { symbols.summaries[$0.summary].file }))
    }

    /// Whether protocols inherit from each other that another module's default puts on the main actor: the compiler may take
    /// a conformance to one for one of the actor, and to another not.
    private func inheritsFromElsewhere(_ hierarchy: [DeclarationReference]) -> Bool {
        let others = Set(hierarchy.map { symbols.modules[$0.summary] }).subtracting([settings.outputModule])
        return hierarchy.count > 1 && others.contains(where: settings.hasMainActorIsolation)
    }

    /// Of a composition's parts that the sources do not declare, those that a class must say it conforms to.
    private func mustBeNamed(_ name: String) -> Bool {
        let last = name.lastNamePart
        return last == "Dependency" || Self.implementedProtocols.contains(last) || libraryProtocols.isKnown(name)
    }

    /// The protocol's own requirements first, then those of what it inherits from.
    private func inOrder(_ reference: DeclarationReference) -> [DeclarationReference] {
        let hierarchy = protocolTable.statingHierarchy(of: reference)
        return Array(hierarchy.prefix(1) + hierarchy.dropFirst().reversed())
    }

    /// The actor of the protocols, where all have the same.
    private func isolation(of subject: MockSubject) -> Isolation {
        let all = Set(subject.protocols.map(isolations.isolation(of:)))
        return all.count == 1 ? all.first ?? .none : .none
    }

    /// The associated types, each once with all that is required of it; a test chooses them by the type that it writes.
    private func associatedTypes(
        of hierarchy: [DeclarationReference], _ subject: MockSubject, _ library: LibraryRequirements
    ) -> (types: MockAssociatedTypes, library: LibraryRequirements) {
        let own = hierarchy.flatMap { symbols.declaration($0).members }.filter { $0.kind == .associatedtype }
        let all = Set(own.map { $0.name } + library.associatedTypes)
        let requirements = hierarchy.flatMap { self.requirements(of: $0, subject, on: all) }
        let restatesIdentity = isolation(of: subject) != .none && hierarchy.contains { property("id", of: $0) != nil }
        let namesIdentity =
            restatesIdentity || own.contains { $0.name == "ID" }
            || requirements.contains { $0.constraint.mentions(anyOf: ["ID"]) }
        let library = namesIdentity ? library : library.withoutIdentity
        let known = library.requirements { name in
            let found = hierarchy.firstNonNil { property(name, of: $0) }
            return found.map { types.emitted($0.member, in: $0.context).result ?? .tuple([]) }
        }
        let names = own.map { $0.name }.withoutRepetition() + library.associatedTypes
        let associated = MockAssociatedTypes(
            names: names.withoutRepetition(), requirements: known + requirements,
            chosen: library.chosenTypes)
        if let (name, location) = associated.conflict {
            reject(name, of: subject.name, at: location, .associatedType)
        }
        return (associated, library)
    }

    private func property(
        _ name: String, of parent: DeclarationReference
    ) -> (member: MemberDeclaration, context: LookupContext)? {
        let member = symbols.declaration(parent).members.first {
            $0.kind == .property && $0.name == name && !$0.isStatic
        }
        return member.map { ($0, protocolTable.contextOfRequirements(of: parent)) }
    }

    /// What one protocol says of associated types.
    private func requirements(
        of parent: DeclarationReference, _ subject: MockSubject, on names: Set<String>
    ) -> [MockAssociatedTypes.Requirement] {
        let declaration = symbols.declaration(parent)
        let inside = symbols.context(inside: parent)
        func requirements(
            _ constraints: [TypeConstraint], at offset: UInt32, in context: LookupContext
        ) -> [MockAssociatedTypes.Requirement] {
            let generics = GenericClause(parameters: [], requirements: constraints)
                .mapping(types: \.withoutSelf, constraints: \.withoutSelf)
            let location = symbols.location(at: offset, in: parent.summary)
            return types.emitted(generics, of: names, in: context).requirements
                .map { .init(constraint: $0, location: location) }
        }
        let bounds = declaration.members.filter { $0.kind == .associatedtype }.flatMap { member in
            let isConditional = !member.conditions.without(subject.conditions).isEmpty
            if isConditional { rejectAssociatedType(member.name, at: member.offset, in: parent, subject) }
            return requirements(member.generics.constraints, at: member.offset, in: inside)
        }
        let clause = declaration.constraints.filter { $0.left != .name("Self") }
        return bounds + requirements(clause, at: declaration.offset, in: inside)
            + declaration.inherits.flatMap { inherited in
                parts(of: inherited.syntax, in: inside).flatMap { part in
                    requirements(primaryTypes(of: part), at: inherited.offset, in: part.context)
                }
            }
    }

    /// The protocols that an inherited type stands for; the arguments of a generic typealias are those of its own ones.
    private func parts(of inherited: TypeSyntax, in context: LookupContext) -> [SymbolTable.Constraint] {
        inherited.parts.flatMap { part -> [SymbolTable.Constraint] in
            guard case .named(let names) = part, case .alias(let first) = symbols.resolve(names, in: context),
                !symbols.alias(symbols.lastAlias(first)).genericParameters.isEmpty
            else { return protocolTable.constraints(of: part, in: context) }
            return types.canonical(part, in: context).parts.map { ($0, context) }
        }
    }

    /// What `Store<Int>` says of the associated types that the protocol names first.
    private func primaryTypes(of part: SymbolTable.Constraint) -> [TypeConstraint] {
        guard case .named(let parts) = part.type, let last = parts.last, !last.arguments.isEmpty else { return [] }
        let parent = protocolTable.protocols(named: part.type, in: part.context).first
        let names =
            parent.map { symbols.declaration($0).genericParameters }
            ?? TypeResolver.libraryAssociatedTypes[last.name, default: []]
        return zip(names, last.arguments).map { TypeConstraint(left: .name($0), right: $1, isSameType: true) }
    }

    private func rejectAssociatedType(
        _ name: String, at offset: UInt32, in parent: DeclarationReference, _ subject: MockSubject
    ) {
        reject(name, of: subject.name, at: symbols.location(at: offset, in: parent.summary), .conditionalType)
    }

    private func members(
        of hierarchy: [DeclarationReference], _ subject: MockSubject, _ library: LibraryRequirements,
        _ threads: MockThreads, mockName: String, associatedTypes: MockAssociatedTypes
    ) -> [MockPlan.Member] {
        let access = access(of: subject)
        let all = protocolTable.requirements(
            of: hierarchy, inheritedBy: subject.protocols, conformingTo: nil,
            leavingOut: { !$0.isUnsure && ($0.member.access < access || Self.warns($0, for: $1)) }
        ) {
            $0.kind != .associatedtype
        }.filter { !ConditionLogic.areExclusive($0.conditions, subject.conditions) }
        // What the class declares meets also what would be implemented by default.
        let implemented = Dictionary(grouping: all.filter { $0.hasDefault }, by: RequirementKey.init)
        let declared = all.filter { !$0.hasDefault }.map { request in
            let others = implemented[RequirementKey(request)] ?? []
            let isOpen = library.requiresOnNoActor(request) || others.contains { $0.isolation != request.isolation }
            return isOpen ? request.onNoActor : request
        }
        let requests =
            declared
            + library.requests(types, fixed: associatedTypes.fixed) { member in
                hierarchy.contains { protocolTable.implements(member, for: $0) }
            }
        // Nil for what became part of another one.
        var planned: [PlannedMember?] = []
        var indices: [RequirementKey: [Int]] = [:]
        for request in requests {
            let known = planned.count
            let key = RequirementKey(request).ofConflicts
            let conflicts = merge(request, into: &planned, indices[key] ?? [], subject)
            if planned.count > known { indices[key, default: []].append(known) }
            let isHidden = namesHidden(request, in: hierarchy, associatedTypes)
            guard
                let reason = conflicts
                    ? .conflictingTypes : isHidden ? .hiddenType : reasonNotToMock(request, associatedTypes)
            else { continue }
            let name = declaringProtocol(of: request, in: hierarchy).map { symbols.key(of: $0).name }
            reject(
                request.member.fullName, of: conflicts || isHidden ? subject.name : name ?? subject.name,
                at: request.location,
                reason)
        }
        let members = planned.compactMap { $0?.member }
        let never = associatedTypes.fixed.filter { $0.type == .name("Never") }.map { $0.name } + ["Never"]
        func isNever(_ type: TypeSyntax) -> Bool { type.dottedName.map(never.contains) ?? false }
        for member in members {
            member.isNeverCalled = member.request.signature.parameters.contains { isNever($0.withoutSelf) }
            member.isNever = member.request.signature.result.map(isNever) ?? false
            member.isGuarded = threads.mayUse(member.request)
            member.isLimited = member.request.isLimited || namesDeprecated(member.request, in: hierarchy)
            member.saysNonsending = settings.modifier(ofAsync: member.request) == ProgramSettings.nonsending
            member.isNonsending = settings.isNonsending(member.request) || lendsValues(member.request, in: hierarchy)
        }
        let names = MockNames(members, associatedTypes: associatedTypes.typeNames)
        // In a final class, `Self` is its name.
        let selfNames = ["Self": TypeSyntax.name(mockName)]
        for (member, names) in zip(members, names.all) {
            member.names = names
            member.request = member.request.emitted(as: member.request.emitted.replacingNames(selfNames))
        }
        return members
    }

    /// No wider than any of the protocols.
    private func access(of subject: MockSubject) -> AccessLevel {
        subject.protocols.reduce(mocks.access.level) { min($0, symbols.declaration($1).effectiveAccess) }
    }

    /// A default implementation that is deprecated asks everybody to write one.
    private static func warns(_ implementation: ProtocolTable.DefaultMember, for request: Request) -> Bool {
        implementation.member.attributes.areDeprecated
            && !request.availability.areDeprecated
    }

    /// Whether a deprecated requirement names a type that is deprecated, too, which nothing else may.
    private func namesDeprecated(_ request: Request, in hierarchy: [DeclarationReference]) -> Bool {
        guard request.availability.areDeprecated,
            let parent = declaringProtocol(of: request, in: hierarchy)
        else { return false }
        return request.member.types.contains { namesDeprecated($0, in: symbols.context(inside: parent)) }
    }

    private func namesDeprecated(_ type: TypeSyntax, in context: LookupContext) -> Bool {
        if case .named(let parts) = type, case .type(let key) = symbols.resolve(parts, in: context),
            key.types.contains(where: { symbols.declaration($0).isDeprecated })
        {
            return true
        }
        return type.children.contains { namesDeprecated($0, in: context) }
    }

    /// Whether it runs on an actor that is passed, with values there that may be on no other.
    private func lendsValues(_ request: Request, in hierarchy: [DeclarationReference]) -> Bool {
        guard request.member.hasIsolatedParameter, request.emitted.effects.isAsync,
            let parent = declaringProtocol(of: request, in: hierarchy)
        else { return false }
        let context = protocolTable.contextOfRequirements(of: parent)
        let types =
            request.member.parameters.filter { !$0.isIsolated }.map { $0.type }
            + [request.member.type?.syntax].compactMap { $0 }
        return !types.allSatisfy { protocolTable.sendability.isSendable($0, in: context) }
    }

    private func declaringProtocol(
        of request: Request, in hierarchy: [DeclarationReference]
    ) -> DeclarationReference? {
        hierarchy.first { reference in
            symbols.summaries[reference.summary].file == request.location.file
                && symbols.declaration(reference).members.contains { $0.offset == request.location.offset }
        }
    }

    /// A member of a mock, while more requirements that it stands for may follow.
    private final class PlannedMember {
        private(set) var key: RequirementKey
        /// Below the conditions of the mock itself.
        private(set) var places: Alternatives
        private let first: Request
        private var union: RequestUnion?

        init(key: RequirementKey, request: Request, places: Alternatives) {
            self.key = key
            self.places = places
            first = request
        }

        func add(_ other: PlannedMember) {
            let (own, others) = (union ?? RequestUnion(first), other.union ?? RequestUnion(other.first))
            let isOthers = key.mayFail && !other.key.mayFail
            let union = isOthers ? others : own
            union.add(isOthers ? own : others)
            self.union = union
            if key.isAsync { key = other.key }
            places.add(other.places)
        }

        var member: MockPlan.Member {
            .init(key: key, request: union?.request ?? first, conditions: places.conditions)
        }
    }

    /// A member that stands for two requirements must do all that either asks for. Tells whether none can, because
    /// they are properties of different types, or a property and a method of one name.
    ///
    /// - Parameter candidates: the members that it may conflict with, or be.
    private func merge(
        _ request: Request, into members: inout [PlannedMember?], _ candidates: [Int], _ subject: MockSubject
    ) -> Bool {
        let conditions = request.conditions.without(subject.conditions)
            .filter { !ConditionLogic.implies(subject.conditions, anyOf: [[$0]]) }
        let key = RequirementKey(request)
        var merged = PlannedMember(key: key, request: request, places: Alternatives(conditions))
        var place: Int?
        for index in candidates {
            guard let member = members[index], member.key.isMet(with: key) || member.key.excludes(key),
                member.places.overlap(merged.places)
            else { continue }
            if !member.key.isMet(with: key) { return true }
            members[index] = nil
            member.add(merged)
            merged = member
            place = place ?? index
        }
        if let place { members[place] = merged } else { members.append(merged) }
        return false
    }

    // MARK: What cannot be mocked

    /// These have requirements that every class meets by itself, or that a mock meets by what object it is.
    private static let implementedProtocols: Set<String> =
        LibraryMember.protocols.union(["Identifiable", "ObservableObject"]).union(sendableProtocols)
    private static let sendableProtocols: Set<String> = ["Error", "LocalizedError"]

    private func rejectUnknownParents(
        _ unknown: [(name: String, location: SourceLocation)], _ subject: MockSubject
    ) {
        for (name, location) in unknown {
            if ProtocolTable.hasNoRequirements(name) || mustBeNamed(name) { continue }
            let isKnown =
                symbols.names.contains(name) || LibraryTypes.ofEveryFile.contains(name)
                || LibraryTypes.protocols.contains(name) || LibraryTypes.otherProtocols.contains(name)
            reject(name, of: subject.name, at: location, isKnown ? .otherParent : .unknownParent)
        }
    }

    private func reasonNotToMock(
        _ request: Request, _ associatedTypes: MockAssociatedTypes
    ) -> MockRejection.Reason? {
        let member = request.member
        let generics = member.generics
        if generics.parameters.contains(where: { associatedTypes.isParameter($0.name) }) { return .hidingParameter }
        if generics.isFixed(byAnyOf: associatedTypes.known) { return .fixedParameter }
        switch member.kind {
        case .method where Lexer.isOperator(member.name): return .operator
        case _ where member.generics.parameters.contains { $0.kind == .pack }: return .parameterPack
        case .method where member.generics.constraints.contains { $0.isSuppressing }: return .noncopyable
        case .method where member.attributes.contains { $0.name == "_lifetime" } && returnsUnkept(request):
            return .lifetime
        case .method, .subscript: return ErasedSignature.problem(of: request)
        case .property where request.signature.result.map(types.mustBeConstant) == true: return .constantOnly
        case .property where request.isNoncopyable && request.isLimited: return .limitedNoncopyable
        case .property, .initializer, .associatedtype: return nil
        }
    }

    /// Whether it names a type that an associated type of another protocol hides in the class.
    private func namesHidden(
        _ request: Request, in hierarchy: [DeclarationReference], _ associatedTypes: MockAssociatedTypes
    ) -> Bool {
        let hiding = associatedTypes.known.intersection(symbols.names).intersection(request.emitted.typeNames)
        guard !hiding.isEmpty, let parent = declaringProtocol(of: request, in: hierarchy) else { return false }
        let own = inOrder(parent).flatMap { symbols.declaration($0).members }.filter { $0.kind == .associatedtype }
        let context = symbols.context(inside: parent)
        return hiding.subtracting(own.map { $0.name }).contains { symbols.resolveType(named: $0, in: context) != nil }
    }

    private func returnsUnkept(_ request: Request) -> Bool {
        request.signature.result.map(types.mayBeUnkept) ?? false
    }

    /// Protocols share what they inherit; it is wrong once.
    private func reject(
        _ name: String, of protocolName: String, at location: SourceLocation, _ reason: MockRejection.Reason
    ) {
        isUnsupported = true
        guard rejectedPlaces.insert(location).inserted else { return }
        rejections.append(
            .unsupported(name: name, protocolName: protocolName, location: location, reason: reason))
    }
}

extension TypeDeclaration {
    fileprivate var isDeprecated: Bool { attributes.areDeprecated }
}

extension TypeConstraint {
    /// `T: ~Copyable`.
    fileprivate var isSuppressing: Bool {
        if case .attributed(["~"], _) = right { return true }
        return false
    }
}
