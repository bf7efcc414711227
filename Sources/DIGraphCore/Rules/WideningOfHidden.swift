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
        return namesOfPublicCode.isDisjoint(with: parts) ? .package : .public
    }

    /// What the heads and members that everybody may use name.
    func findNamesOfPublicCode() -> Set<String> {
        var names: Set<String> = []
        for declared in program.symbols.typeReferences.lazy.map(program.symbols.declaration)
        where declared.effectiveAccess >= .public {
            for inherited in declared.inherits { names.formUnion(inherited.syntax.mentionedNames) }
            for member in declared.members where member.access >= .public { names.formUnion(member.mentionedNames) }
        }
        return names
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
