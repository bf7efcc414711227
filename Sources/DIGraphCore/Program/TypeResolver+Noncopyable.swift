import SwiftFacts

/// Types that may not be copied.
extension TypeResolver {
    /// Whether a part of a canonical type is declared `~Copyable`; one that is copied under a condition counts as well.
    func mayBeNoncopyable(_ type: TypeSyntax) -> Bool {
        switch type {
        case .attributed(["~"], .name("Copyable")): return true
        case .function, .metatype: return false
        case .named(let parts): if isNoncopyable(parts) { return true }
        default: break
        }
        return type.children.contains(where: mayBeNoncopyable)
    }

    private func isNoncopyable(_ parts: [TypeSyntax.NamePart]) -> Bool {
        guard let last = parts.last?.name, symbols.noncopyableNames.contains(last) else { return false }
        let names = parts.map(\.name)
        let declared = [
            symbols.key(names.joined(separator: "."), in: nil),
            symbols.key(names.dropFirst().joined(separator: "."), in: names[0]),
        ].compactMap { $0 }.first { !$0.types.isEmpty }
        guard let declared else { return LibraryTypes.noncopyable.contains(last) }
        return declared.types.contains { symbols.declaration($0).isNoncopyable }
    }
}
