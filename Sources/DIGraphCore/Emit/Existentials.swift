import SwiftFacts

extension Request {
    /// With the `any` that an owner writes: where its file does not show that a type is a protocol, that does.
    func spelled(as owners: [ResolvedRequest.Owner]) -> Request {
        guard owners.contains(where: { $0.member.member.writesExistentials }) else { return self }
        var emitted = emitted
        for owner in owners.map({ $0.member.member }) {
            if let type = owner.type?.syntax { emitted.result = emitted.result?.withExistentials(of: type) }
            for (index, parameter) in owner.parameters.enumerated() where emitted.parameters.indices.contains(index) {
                emitted.parameters[index] = emitted.parameters[index].withExistentials(of: parameter.type)
            }
        }
        return self.emitted(as: emitted)
    }
}

extension MemberDeclaration {
    fileprivate var writesExistentials: Bool {
        type?.syntax.hasExistential == true || parameters.contains { $0.type.hasExistential }
    }
}

extension TypeSyntax {
    fileprivate var hasExistential: Bool {
        if case .existential = self { return true }
        return children.contains { $0.hasExistential }
    }

    /// With `any` wherever an equal type has it.
    fileprivate func withExistentials(of other: TypeSyntax) -> TypeSyntax {
        switch (self, other) {
        case (.named, .existential(let constraint))
        where dottedName?.lastNamePart == constraint.dottedName?.lastNamePart:
            return .existential(self)
        case (.optional(let wrapped), .optional(let otherWrapped)),
            (.optional(let wrapped), .implicitlyUnwrapped(let otherWrapped)):
            return .optional(wrapped.withExistentials(of: otherWrapped))
        case (.array(let element), .array(let otherElement)): return .array(element.withExistentials(of: otherElement))
        case (.dictionary(let key, let value), .dictionary(_, let otherValue)):
            return .dictionary(key: key, value: value.withExistentials(of: otherValue))
        case (.function(let parameters, let effects, let result), .function(let others, _, let otherResult))
        where parameters.count == others.count:
            return .function(
                parameters: Self.withExistentials(parameters, of: others), effects: effects,
                result: result.withExistentials(of: otherResult))
        case (.tuple(let elements), .tuple(let others)) where elements.count == others.count:
            return .tuple(Self.withExistentials(elements, of: others))
        case (.attributed(let attributes, let base), .attributed(_, let otherBase)):
            return .attributed(attributes, base.withExistentials(of: otherBase))
        case (.named(let parts), .named(let others)): return .named(Self.withExistentials(parts, of: others))
        // `Array<T>` as it is, also where the owner writes `[T]`, and the other way round.
        case (.named(let parts), _):
            return other.unsugared.map { .named(Self.withExistentials(parts, of: $0)) } ?? self
        case _ where other.sugared != other: return withExistentials(of: other.sugared)
        default: return self
        }
    }

    private static func withExistentials(_ elements: [TupleElement], of others: [TupleElement]) -> [TupleElement] {
        zip(elements, others).map { element, other in
            TupleElement(
                label: element.label, type: element.type.withExistentials(of: other.type),
                isVariadic: element.isVariadic)
        }
    }

    private static func withExistentials(_ parts: [NamePart], of others: [NamePart]) -> [NamePart] {
        guard let last = parts.last, let other = others.last, !last.arguments.isEmpty,
            last.arguments.count == other.arguments.count
        else { return parts }
        let arguments = zip(last.arguments, other.arguments).map { $0.withExistentials(of: $1) }
        return parts.dropLast() + [NamePart(name: last.name, arguments: arguments)]
    }
}
