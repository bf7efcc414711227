import SwiftFacts

extension Wiring {
    /// The least access by which a file of another module, and the generated file, may name what its module hides.
    func accessNeeded(of hidden: NarrowRequirement.NamedType, in file: FileID) -> AccessLevel {
        let (settings, symbols) = (program.settings, program.symbols)
        let home = symbols.modules[symbols.summary(of: hidden)]
        guard let user = summaryIndices[file], settings.neededAccess(in: home) < .public,
            settings.neededAccess(in: home, from: symbols.modules[user]) == .package
        else { return .public }
        let parts = symbols.name(of: hidden).nameParts + [home].compactMap { $0 }
        return symbols.typeReferences.contains { isPublic($0, naming: Set(parts)) } ? .public : .package
    }

    /// Whether what everybody may use of a type has one of the names in its head or in its members.
    private func isPublic(_ reference: DeclarationReference, naming names: Set<String>) -> Bool {
        let declared = program.symbols.declaration(reference)
        guard declared.effectiveAccess >= .public else { return false }
        return declared.inherits.contains { $0.syntax.mentions(anyOf: names) }
            || declared.members.contains { $0.access >= .public && $0.mentions(anyOf: names) }
    }
}

extension SymbolTable {
    fileprivate func summary(of type: NarrowRequirement.NamedType) -> Int {
        switch type {
        case .type(let reference): reference.summary
        case .alias(let place): place.summary
        }
    }
}
