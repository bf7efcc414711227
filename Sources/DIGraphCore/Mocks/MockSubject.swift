import SwiftFacts

/// What one mock stands for: a protocol, or several that are used as one.
struct MockSubject {
    /// The qualified name without the module.
    let name: String
    let module: String?
    /// The protocols of a composition; the one protocol otherwise.
    let protocols: [DeclarationReference]
    /// The parts of a composition that the sources do not declare, as written.
    let libraryProtocols: [String]
    let conditions: [Condition]
    let location: SourceLocation
    /// Where it is declared or used.
    let files: Set<FileID>
    /// The parts of a composition that has no name of its own, with their modules.
    var parts: [String] = []

    /// What the variants of one protocol in the branches of an `#if` share.
    var identity: [String] { [module ?? "", name] + parts }
}

/// Finds the protocols that get a mock: those that components depend on, the named and the marked ones.
final class MockSubjectFinder {
    let symbols: SymbolTable
    let classifier: ComponentClassifier
    let protocolTable: ProtocolTable
    /// Nil as long as nobody names some.
    private var names: ProtocolNames?
    private(set) var rejections: [MockRejection] = []
    private var subjects: [MockSubject] = []
    private var knownPlaces: Set<SourceLocation> = []
    private var knownCompositions: Set<[String]> = []

    init(_ program: Program) {
        symbols = program.symbols
        classifier = program.classifier
        protocolTable = program.protocols
    }

    /// All subjects by name, module and place, each once.
    func subjects(named wanted: [String]) -> [MockSubject] {
        collectDependencies()
        collectMarked()
        if !wanted.isEmpty { names = ProtocolNames(symbols) }
        for name in wanted {
            for reference in protocols(named: name) { appendAsked(reference) }
            for place in aliases(named: name) { appendAlias(at: place) }
        }
        rejectDuplicates()
        return subjects.sorted { ($0.name, $0.module ?? "", $0.location) < ($1.name, $1.module ?? "", $1.location) }
    }

    /// Those of the names that were given that no protocol and no composition has.
    func unknown(among wanted: [String]) -> [String] {
        wanted.filter { protocols(named: $0).isEmpty && aliases(named: $0).isEmpty }
    }

    // MARK: What is wanted

    /// Private protocols are nobody else's business.
    private func collectDependencies() {
        for reference in symbols.typeReferences
        where symbols.declaration(reference).effectiveAccess > .fileprivate
            && protocolTable.isDependencyProtocol(reference)
        {
            append(reference)
        }
        let components = classifier.classifications.keys.sorted {
            ($0.summary, $0.type, $0.variant) < ($1.summary, $1.type, $1.variant)
        }
        for reference in components where !symbols.declaration(reference).isLocal {
            guard let classification = classifier.classifications[reference], classification.kind != .bootstrap,
                let argument = classification.arguments.first, protocolTable.dependencies(of: argument) != nil
            else { continue }
            appendComposition(argument.type, in: argument.context, at: argument.location)
        }
    }

    private func collectMarked() {
        for (index, summary) in symbols.summaries.enumerated() {
            for type in summary.markedTypes.sorted() {
                appendAsked(DeclarationReference(summary: index, type: type))
            }
            for alias in summary.markedTypealiases.sorted() {
                appendAlias(at: AliasPlace(summary: index, index: alias))
            }
            for (fault, offset) in summary.strayMarks {
                rejections.append(.strayMark(fault, SourceLocation(file: summary.file, offset: offset)))
            }
        }
    }

    private func protocols(named name: String) -> [DeclarationReference] {
        names?.protocols(named: name) ?? []
    }

    private func aliases(named name: String) -> [AliasPlace] {
        (names?.aliases[name] ?? []).filter { place in
            let name = symbols.alias(place).name
            return !parts(of: .name(name), in: symbols.aliasContext(place)).protocols.isEmpty
        }
    }

    // MARK: Collecting

    private func appendAsked(_ reference: DeclarationReference) {
        let declaration = symbols.declaration(reference)
        guard declaration.effectiveAccess > .fileprivate, !declaration.isLocal else {
            rejections.append(
                .unsupported(
                    name: declaration.name, protocolName: declaration.name,
                    location: symbols.location(of: reference), reason: .hidden))
            return
        }
        append(reference)
    }

    private func append(_ reference: DeclarationReference) {
        let key = symbols.key(of: reference)
        let location = symbols.location(of: reference)
        guard knownPlaces.insert(location).inserted else { return }
        subjects.append(
            MockSubject(
                name: key.name, module: key.module, protocols: [reference], libraryProtocols: [],
                conditions: symbols.declaration(reference).conditions, location: location,
                files: [symbols.summaries[reference.summary].file]))
    }

    /// A typealias that is marked, named or a component's dependency.
    private func appendAlias(at place: AliasPlace) {
        appendComposition(
            .name(symbols.alias(place).name), in: symbols.aliasContext(place), at: symbols.location(of: place),
            isAsked: true)
    }

    /// One mock for all parts of a composition; a name of a single protocol, which may be declared in several branches of an
    /// `#if`, has the mocks of that.
    private func appendComposition(
        _ type: TypeSyntax, in context: LookupContext, at location: SourceLocation, isAsked: Bool = false
    ) {
        let parts = parts(of: type, in: context)
        let names = Set(parts.protocols.map(symbols.key))
        guard names.count + parts.library.count > 1, !names.isEmpty else {
            for reference in parts.protocols { append(reference) }
            if isAsked, parts.protocols.isEmpty { rejections.append(.strayMark(.stray, location)) }
            return
        }
        let name = name(of: type, parts, in: context)
        let subject = MockSubject(
            name: name.name, module: name.module, protocols: parts.protocols, libraryProtocols: parts.library,
            conditions: (name.conditions + conditions(of: parts.protocols)).withoutRepetition(), location: location,
            files: [location.file], parts: name.parts)
        if knownCompositions.insert(subject.identity).inserted { subjects.append(subject) }
    }

    private typealias Parts = (protocols: [DeclarationReference], library: [String])

    private func parts(of type: TypeSyntax, in context: LookupContext) -> Parts {
        var parts: Parts = ([], [])
        for part in protocolTable.constraints(of: type, in: context) {
            parts.protocols += protocolTable.protocols(named: part.type, in: part.context)
            if protocolTable.declarations(of: part.type, in: part.context).isEmpty {
                parts.library.append(part.type.description)
            }
        }
        parts.protocols = parts.protocols.withoutRepetition().sorted { symbols.key(of: $0) < symbols.key(of: $1) }
        parts.library = Set(parts.library).sorted()
        return parts
    }

    /// The name of the typealias, else the names of the parts with `And` between them.
    private func name(
        of type: TypeSyntax, _ parts: Parts, in context: LookupContext
    ) -> (name: String, module: String?, conditions: [Condition], parts: [String]) {
        if case .named(let names) = type, case .alias(let place) = symbols.resolve(names, in: context) {
            let alias = symbols.alias(place)
            return (symbols.key(ofAlias: place).name, symbols.modules[place.summary], alias.conditions, [])
        }
        let keys = parts.protocols.map(symbols.key).withoutRepetition()
        let names = keys.map { SwiftName.lastPart($0.name) }.withoutRepetition()
        let library = parts.library.map(SwiftName.lastPart)
        let identity = keys.map { "\($0.module ?? "").\($0.name)" } + library
        return ((names + library).joined(separator: "And"), nil, [], identity)
    }

    /// Those of the parts that are declared under conditions, where they are not declared in each branch.
    private func conditions(of protocols: [DeclarationReference]) -> [Condition] {
        let variants = Dictionary(grouping: protocols, by: symbols.key)
        return protocols.filter { variants[symbols.key(of: $0)]?.count == 1 }
            .flatMap { symbols.declaration($0).conditions }
    }

    private func rejectDuplicates() {
        let byKey = Dictionary(grouping: subjects.filter { $0.protocols.count == 1 }) { [$0.name, $0.module ?? ""] }
        let groups = byKey.values.map { variants in variants.sorted { $0.location < $1.location } }
        for sorted in groups.sorted(by: { $0[0].location < $1[0].location }) where sorted.count > 1 {
            for (subject, earlier) in zip(sorted, ConditionLogic.firstOverlaps(sorted.map { $0.conditions })) {
                guard let earlier else { continue }
                rejections.append(
                    .duplicate(name: subject.name, location: subject.location, first: sorted[earlier].location))
            }
        }
    }
}
