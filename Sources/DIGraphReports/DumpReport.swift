import DIGraphCore
import SwiftFacts

/// Prints what the scanner saw in a file, for people who work on the scanner.
package enum DumpReport {
    /// One JSON object a line, in the order of the source; declarations in the bodies of functions are left out.
    ///
    ///     {"fact":"import","module":"DIRuntime","file":"Root.swift","line":1,"conditions":[]}
    package static func lines(_ bytes: [UInt8], path: String) -> String {
        lines(Session.summary(of: bytes), path: path)
    }

    static func lines(_ summary: FileSummary, path: String) -> String {
        let facts = Facts(summary: summary, path: path).inSourceOrder()
        return facts.map { $0.json.compact() + "\n" }.joined()
    }
}

private struct Facts {
    struct Fact {
        let offset: UInt32
        let json: JSONText
    }

    let summary: FileSummary
    let path: String

    func inSourceOrder() -> [Fact] {
        var facts = summary.imports.map(fact(of:)) + summary.creations.map(fact(of:))
        for type in summary.types where !type.isLocal {
            facts.append(fact(of: type))
            facts += type.members.filter { $0.kind == .property }.map { fact(of: $0, owner: type.name) }
        }
        if let (reason, offset) = summary.unread { facts.append(fact(at: offset, ["fact": .string("\(reason)")])) }
        // By index where offsets are equal, because `sorted` does not promise to be stable.
        return facts.enumerated()
            .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
            .map(\.element)
    }

    private func fact(of type: TypeDeclaration) -> Fact {
        fact(
            at: type.offset,
            [
                "fact": .string("type"),
                "kind": .string("\(type.kind)"),
                "name": .string(type.name),
            ],
            [
                "access": .string("\(type.access)"),
                "inherits": .strings(type.inherits.map(\.text)),
                "conditions": .strings(type.conditions.flatMap(\.parts).map(\.text)),
            ])
    }

    private func fact(of property: MemberDeclaration, owner: String) -> Fact {
        let access = property.accessIsExplicit ? property.access : .internal
        return fact(
            at: property.offset,
            [
                "fact": .string("property"),
                "owner": .string(owner),
                "name": .string(property.name),
                "type": .optional(property.typeIsInferred ? nil : property.type?.text),
                "static": .bool(property.isStatic),
                "access": .string("\(access)"),
            ],
            [
                "effects": .strings(property.effects.keywords),
                "settable": .bool(property.isSettable),
                "conditions": .strings(property.conditions.flatMap(\.parts).map(\.text)),
            ])
    }

    private func fact(of creation: Creation) -> Fact {
        fact(
            at: creation.offset,
            [
                "fact": .string("creation"),
                "callee": .string(creation.callee.text),
                "parent": .optional(creation.parent),
                "owner": .optional(creation.owner.map { summary.type(at: $0).name }),
                "member": .optional(creation.member),
            ])
    }

    /// With its place between the members.
    private func fact(
        at offset: UInt32, _ head: KeyValuePairs<String, JSONText>, _ tail: KeyValuePairs<String, JSONText> = [:]
    ) -> Fact {
        let position = summary.lines.position(of: offset)
        let place: KeyValuePairs<String, JSONText> = [
            "file": .string(path), "line": .number(position.line), "column": .number(position.column),
        ]
        return Fact(
            offset: offset, json: .object([head, place, tail].joined().map { (key: $0.key, value: $0.value) }))
    }

    private func fact(of declaration: ImportDeclaration) -> Fact {
        Fact(
            offset: declaration.offset,
            json: .members([
                "fact": .string("import"),
                "module": .string(declaration.module),
                "file": .string(path),
                "line": .number(summary.lines.position(of: declaration.offset).line),
                "conditions": .strings(declaration.conditions.flatMap(\.parts).map(\.text)),
            ])
        )
    }
}
