import SwiftFacts

/// The names of the types that a provider may have to know to be `Sendable`: those of the requests of a `Sendable`
/// dependency, those of main-actor constants, and all that these inherit from or store.
///
/// Names are compared by their last part only, as in `RelevantTypeNames`.
struct SentTypeNames {
    let all: NumberedNames

    /// - Parameter family: the names of components and dependency protocols, and of what stands for them.
    init(_ lexed: LexedNames, family: NumberedNames) {
        let none = NumberedNames(of: lexed.names.count)
        let walk = SentTypeWalk(lexed: lexed, family: family, none: none)
        all = none.closure(of: walk.requested() + walk.constants()) { name, insert in
            lexed.conformances.forEach(name, insert)
            walk.forEachStored(in: name, insert)
            walk.forEachActor(of: name, insert)
        }
    }
}

/// A class, since every closure that uses it would copy a structure of so many tables.
private final class SentTypeWalk {
    private let lexed: LexedNames
    private let family: NumberedNames
    private let none: NumberedNames

    init(lexed: LexedNames, family: NumberedNames, none: NumberedNames) {
        self.lexed = lexed
        self.family = family
        self.none = none
    }

    /// What `Sendable` dependencies ask for.
    func requested() -> [Int] {
        // What other libraries call `Dependency` makes none of the runtime's `Sendable`.
        let sendable = none.closure(of: numbers(LibraryTypes.protocols)) { name, insert in
            lexed.conforming.forEach(name) { if !lexed.isShared($0) || family.contains($0) { insert($0) } }
        }
        let promising = family.members.filter(sendable.contains)
        var names: [Int] = []
        forEachRequest(of: none.closure(of: promising, lexed.conformances)) { member, summary in
            forEachName(member, of: summary) { names.append($0) }
        }
        return names
    }

    private func numbers(_ names: some Sequence<String>) -> [Int] {
        names.compactMap { lexed.names.number(of: NameHash($0)) }
    }

    /// What components keep on an actor, and descendants may ask for.
    func constants() -> [Int] {
        var names: [Int] = []
        var requested = none
        forEachRequest(of: none.closure(of: family.members, lexed.conformances)) {
            requested.insert(lexed.number(of: $0.nameID, in: $1))
        }
        let actorClasses = RuntimeNames.classes.filter { $0.value.isMainActor }.keys
        let onActor = none.closure(of: numbers(actorClasses), lexed.conforming)
        for type in lexed.types where family.contains(type.name) && type.kind != .protocol {
            let declaration = lexed.declaration(type)
            let mayBeOnActor = onActor.contains(type.name) || declaration.attributes.contains(where: isActor)
            for member in declaration.members
            where member.isLet && requested.contains(lexed.number(of: member.nameID, in: type.summary)) {
                if !mayBeOnActor, !member.attributes.contains(where: isActor) { continue }
                forEachName(member, of: type.summary) { names.append($0) }
            }
        }
        return names
    }

    private func forEachRequest(of protocols: NumberedNames, _ body: (MemberDeclaration, _ summary: Int) -> Void) {
        for type in lexed.types where type.kind == .protocol && protocols.contains(type.name) {
            for member in lexed.declaration(type).members { body(member, type.summary) }
        }
    }

    private func forEachName(_ member: MemberDeclaration, of summary: Int, _ body: (Int) -> Void) {
        guard member.kind == .property, let type = member.typeID else { return }
        lexed.forEachName(in: type, of: summary) { name, _ in body(name) }
    }

    /// The actors that types of the name say they are on.
    func forEachActor(of name: Int, _ body: (Int) -> Void) {
        lexed.typesByName.forEach(name) { index in
            for attribute in lexed.declaration(lexed.types[index]).attributes where isActor(attribute) {
                numbers([attribute.name.lastNamePart]).forEach(body)
            }
        }
    }

    func forEachStored(in name: Int, _ body: (Int) -> Void) {
        lexed.typesByName.forEach(name) { index in
            let type = lexed.types[index]
            guard type.kind == .struct || type.kind == .enum else { return }
            let declaration = lexed.declaration(type)
            for member in declaration.members where !member.isStatic && !member.isComputed {
                forEachName(member, of: type.summary, body)
            }
            for payload in declaration.payloadIDs {
                lexed.forEachName(in: payload, of: type.summary) { name, _ in body(name) }
            }
        }
    }

    /// Whether it may name a global actor, or a typealias of one; the compiler's own attributes are in lower case.
    private func isActor(_ attribute: Attribute) -> Bool { attribute.name.lastNamePart.first?.isUppercase == true }
}
