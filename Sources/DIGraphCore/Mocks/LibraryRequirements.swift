import SwiftFacts

/// The protocols of the standard library that require little, as a mock meets them.
final class LibraryProtocols {
    /// `Identifiable` is met by what object the mock is, unless something is required of the identity.
    private static let text = """
        protocol CaseIterable { static var allCases: [Self] { get } }
        protocol Decodable { init(from decoder: any Swift.Decoder) throws }
        protocol Encodable { func encode(to encoder: any Swift.Encoder) throws }
        protocol ExpressibleByStringLiteral { init(stringLiteral value: String) }
        protocol Identifiable { associatedtype ID: Hashable; var id: ID { get } }
        protocol IteratorProtocol { associatedtype Element; func next() -> Element? }
        protocol LosslessStringConvertible { init?(_ description: String); var description: String { get } }
        protocol RawRepresentable { associatedtype RawValue; init?(rawValue: RawValue); var rawValue: RawValue { get } }
        protocol Sequence { associatedtype Element; func makeIterator() -> Swift.AnyIterator<Element> }
        protocol TextOutputStream { func write(_ string: String) }
        """
    /// The associated type of each that a mock has made its choice for.
    static let chosenTypes = [
        "CaseIterable": "AllCases", "ExpressibleByStringLiteral": "StringLiteralType", "Sequence": "Iterator",
    ]

    private lazy var declarations: [String: TypeDeclaration] = {
        let facts = Array(Self.text.utf8).withUnsafeBufferPointer {
            DeclarationScanner.scan($0, .needle, file: FileID(0))
        }
        return Dictionary(facts.types.map { ($0.name, $0) }) { first, _ in first }
    }()

    func isKnown(_ name: String) -> Bool { Self.parts(of: name).allSatisfy { declarations[$0] != nil } }

    /// Those that a name stands for, which are two for `Codable`.
    func declarations(of name: String) -> [TypeDeclaration] { Self.parts(of: name).compactMap { declarations[$0] } }

    /// `Sequence` of `Swift.Sequence<Song>`.
    static func plain(_ name: String) -> String { String(name.prefix { $0 != "<" }).lastNamePart }

    private static func parts(of name: String) -> [String] {
        let name = plain(name)
        return name == "Codable" ? ["Decodable", "Encodable"] : [name]
    }
}

/// What a mock has of protocols of the standard library that require little: the same as of those of the sources.
struct LibraryRequirements {
    private let parents: [(declaration: TypeDeclaration, location: SourceLocation)]
    /// The members of instances that are on no actor, whoever repeats them.
    private let openMembers: Set<String>

    /// - Parameter parents: what the protocols of a mock inherit from and the sources do not declare.
    init(_ parents: [(name: String, location: SourceLocation)], among library: LibraryProtocols) {
        self.parents = parents.flatMap { name, location in library.declarations(of: name).map { ($0, location) } }
        openMembers = LibraryMember.names(requiredBy: parents.map { LibraryProtocols.plain($0.name) })
    }

    /// Without `Identifiable`.
    var withoutIdentity: LibraryRequirements {
        LibraryRequirements(parents.filter { $0.declaration.name != "Identifiable" }, openMembers)
    }

    private init(_ parents: [(declaration: TypeDeclaration, location: SourceLocation)], _ openMembers: Set<String>) {
        self.parents = parents
        self.openMembers = openMembers
    }

    var chosenTypes: Set<String> { Set(parents.compactMap { LibraryProtocols.chosenTypes[$0.declaration.name] }) }

    func requiresOnNoActor(_ request: Request) -> Bool {
        !request.member.isStatic && openMembers.contains(request.member.fullName)
    }

    var associatedTypes: [String] {
        parents.flatMap { TypeResolver.libraryAssociatedTypes[$0.declaration.name] ?? [] }.withoutRepetition()
    }

    /// The bounds of the associated types, and what they are where the sources have a property of one.
    func requirements(typeOf property: (String) -> TypeSyntax?) -> [MockAssociatedTypes.Requirement] {
        parents.flatMap { declaration, location in
            declaration.members.flatMap { member -> [TypeConstraint] in
                if member.kind == .associatedtype { return member.generics.constraints }
                guard member.kind == .property, !member.isStatic, let associated = member.type?.syntax,
                    let type = property(member.name)
                else { return [] }
                return [TypeConstraint(left: associated, right: type, isSameType: true)]
            }.map { .init(constraint: $0, location: location) }
        }
    }

    /// The members, but for those that the sources implement; what they declare as well is on no actor then.
    func requests(
        _ types: TypeResolver, fixed: [(name: String, type: TypeSyntax)],
        unless isImplemented: (MemberDeclaration) -> Bool
    ) -> [Request] {
        var context = LookupContext(summary: 0, module: nil, scope: "")
        for (name, type) in fixed { context.generics[name] = type }
        return parents.flatMap { declaration, location in
            declaration.members.filter { $0.kind != .associatedtype && !isImplemented($0) }.map { member in
                Request(
                    RequestDraft(
                        member: member, location: location, isSettable: false, effects: member.effects, module: nil,
                        isolation: .none, conditions: [], availability: [],
                        signature: types.signature(of: member, in: context),
                        emitted: EmittedSignature(
                            result: member.type?.syntax, parameters: member.parameters.map { $0.type },
                            effects: member.effects, generics: .none, modules: [], needsFileImports: false)))
            }
        }
    }
}
