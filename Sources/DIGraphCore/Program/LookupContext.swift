import SwiftFacts

/// A declaration by its place in the summaries.
struct DeclarationReference: Hashable {
    let summary: Int
    let type: Int
    /// Which of the base classes that a component class has in the branches of an `#if`.
    var variant = 0

    /// The class, with whichever base.
    var withoutVariant: DeclarationReference { DeclarationReference(summary: summary, type: type) }

    func hash(into hasher: inout Hasher) {
        hasher.combine((summary &<< 24 ^ type) &<< 8 ^ variant)
    }
}

/// A typealias by its place in the summaries.
struct AliasPlace: Hashable {
    let summary: Int
    let index: Int
}

/// Where a name is looked up from.
struct LookupContext {
    let summary: Int
    let module: String?
    /// The qualified name of the types around the place; empty at the top of a file.
    let scope: String
    /// The outermost of these types where it stands in an extension: of `extension Outer.Inner`, `Outer` is not in sight.
    var outermost = ""
    /// What the generic parameters in sight stand for.
    var generics: [String: TypeSyntax] = [:]
    /// Also what is private to other files, where nothing else is meant: a mistake, which is told there.
    private(set) var showsHidden = false
    /// The place is an argument of a generic type, where no value is converted.
    private(set) var isArgument = false

    var ofArgument: LookupContext {
        var context = self
        context.isArgument = true
        return context
    }

    var showingHidden: LookupContext {
        var context = self
        context.showsHidden = true
        return context
    }

    /// Whether the place is in a type, by its qualified name.
    func isInside(_ type: String) -> Bool {
        scope.hasPrefix(type) && (scope.utf8.count == type.utf8.count || scope.dropFirst(type.count).first == ".")
    }
}

extension TypeDeclaration {
    /// What it says that it is not: `Copyable` of `~Copyable`.
    var suppressed: [String] {
        inherits.compactMap { inherited in
            guard case .attributed(["~"], let base) = inherited.syntax else { return nil }
            return base.dottedName?.lastNamePart
        }
    }

    func suppresses(_ capability: String) -> Bool { suppressed.contains(capability) }
}
