import SwiftFacts

/// Types that may not be copied, or not be kept.
extension TypeResolver {
    /// Whether a part of a canonical type is declared `~Copyable`; one that is copied under a condition counts as well.
    func mayBeNoncopyable(_ type: TypeSyntax) -> Bool { mayLack("Copyable", type) }

    /// Whether nothing may keep a value of the type for certain: it is lent, or depends on what lives shorter.
    func mayBeUnkept(_ type: TypeSyntax) -> Bool { mayLack("Copyable", type) || mayLack("Escapable", type) }

    private func mayLack(_ capability: String, _ type: TypeSyntax) -> Bool {
        switch type {
        case .attributed(["~"], .name(capability)): return true
        case .function, .metatype: return false
        case .named(let parts): if lacks(capability, parts) { return true }
        default: break
        }
        return type.children.contains { mayLack(capability, $0) }
    }

    private func lacks(_ capability: String, _ parts: [TypeSyntax.NamePart]) -> Bool {
        guard let last = parts.last?.name, symbols.namesLacking[capability]?.contains(last) == true else {
            return false
        }
        guard let declared = declared(parts) else {
            return LibraryTypes.suppressing[capability]?.contains(last) == true
        }
        return declared.types.contains { symbols.declaration($0).suppresses(capability) }
    }

    func declared(_ parts: [TypeSyntax.NamePart]) -> DeclaredName? {
        let names = parts.map { $0.name }
        return [
            symbols.key(names.joined(separator: "."), in: nil),
            symbols.key(names.dropFirst().joined(separator: "."), in: names[0]),
        ].compactMap { $0 }.first { !$0.types.isEmpty }
    }

    /// Whether Swift allows no variable of a canonical type, not even a computed one: `Mutex<Int>`.
    func mustBeConstant(_ type: TypeSyntax) -> Bool {
        guard case .named(let parts) = type, let last = parts.last, symbols.importedModules.contains("Synchronization")
        else { return false }
        return LibraryTypes.constantOnly.contains(last.name) && declared(parts) == nil
    }
}
