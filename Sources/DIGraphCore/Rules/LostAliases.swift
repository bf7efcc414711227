import SwiftFacts

/// A typealias by which something is created, and that stands for what the sources do not declare.
struct LostAlias {
    let target: String
    let location: SourceLocation
    let misspelt: MisspeltName?
}

extension Wiring {
    /// What the names around a creation mean.
    func context(around creation: UnlinkedCreation) -> LookupContext? {
        if let owner = creation.owner { return program.symbols.context(inside: owner) }
        return summaryIndices[creation.location.file].map { program.symbols.context(atTopOf: $0) }
    }

    func lostAlias(of creation: UnlinkedCreation) -> LostAlias? {
        let symbols = program.symbols
        guard creation.isOfUnknownType, let context = context(around: creation),
            case .alias(let named)? = symbols.resolve(named: creation.child, in: context)
        else { return nil }
        let place = symbols.lastAlias(named)
        let target = symbols.alias(place).type
        guard let name = target.dottedName else { return nil }
        return LostAlias(
            target: name, location: symbols.location(of: place),
            misspelt: misspeltName(in: target, at: symbols.aliasContext(place)))
    }
}

extension Diagnostic {
    /// A creation by a typealias of what nobody declares.
    static func creation(of creation: UnlinkedCreation, by alias: LostAlias) -> Diagnostic {
        let edit = "write the name of a component there, or add the file that declares it to the sources"
        return Diagnostic(
            .unlinkedCreation, of: creation.child, at: creation.location,
            "'\(creation.child)' is created here with a component as its parent, and stands for '\(alias.target)', which the "
                + "sources do not declare",
            edit: alias.misspelt.map { "did you mean '\($0.meant)'?" } ?? edit,
            alternative: alias.misspelt.map { _ in "if not, \(edit)" } ?? creation.reason.alternative(creation.child),
            notes: [Note("'\(creation.child)' is declared here", at: alias.location)],
            cause: "alias \(alias.location.file.index) \(alias.location.offset)", misspelt: alias.misspelt)
    }
}
