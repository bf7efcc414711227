import SwiftFacts

/// A member of a component; one that all who inherit it or are served by it share.
package final class ProvidedMember: Sendable {
    package enum Via: String, Sendable {
        case property, pluginExtension, nonCoreComponent
    }

    package let member: MemberDeclaration
    package let location: SourceLocation
    package let module: String?
    package let via: Via
    package let isolation: Isolation
    /// It comes with a conformance that holds on its actor only, where nobody elsewhere can wait for it.
    let isOfActorConformance: Bool
    /// The class that declares it is not `Sendable`, whatever one that inherits it says.
    let isOfUnsendableClass: Bool
    /// It may be set of a variable only: an extension of a protocol declares it that value types may conform to, too.
    let isSetOfVariable: Bool
    /// Around the member, without those of its component.
    package let conditions: [Condition]
    package let availability: [Attribute]
    package let access: AccessLevel
    package let isSettable: Bool
    package let effects: Effects
    package let signature: CanonicalSignature
    /// Why its class does not have it: a constraint of the extension that declares it, `D == any PlayerDependency`.
    let unmetConstraint: String?
    /// The group that it is a part of, `@_spi(Tests)`, where nothing in the module of the generated file imports that.
    let unseenGroup: String?
    /// The class whose extension for some arguments only declares it.
    let constrainedClass: String?
    /// The protocol whose extension declares it, where the generated file does not see that.
    let hiddenProtocol: DeclarationReference?
    /// The base class with an equal member in such an extension: the compiler cannot choose between the two.
    let equalInBase: String?
    /// The protocol whose extension has an equal member, between which and this one the compiler cannot choose either.
    let equalInProtocol: String?

    init(
        member: MemberDeclaration, location: SourceLocation, module: String?, via: Via, isolation: Isolation,
        isOfActorConformance: Bool = false, isOfUnsendableClass: Bool = false,
        isSetOfVariable: Bool = false, conditions: [Condition],
        availability: [Attribute], access: AccessLevel,
        isSettable: Bool, effects: Effects,
        signature: CanonicalSignature, unmetConstraint: String? = nil, unseenGroup: String? = nil,
        constrainedClass: String? = nil, hiddenProtocol: DeclarationReference? = nil, equalInBase: String? = nil,
        equalInProtocol: String? = nil
    ) {
        self.member = member
        self.location = location
        self.module = module
        self.via = via
        self.isolation = isolation
        self.isOfActorConformance = isOfActorConformance
        self.isOfUnsendableClass = isOfUnsendableClass
        self.isSetOfVariable = isSetOfVariable
        self.conditions = conditions
        self.availability = availability
        self.access = access
        self.isSettable = isSettable
        self.effects = effects
        self.signature = signature
        self.unmetConstraint = unmetConstraint
        self.unseenGroup = unseenGroup
        self.constrainedClass = constrainedClass
        self.hiddenProtocol = hiddenProtocol
        self.equalInBase = equalInBase
        self.equalInProtocol = equalInProtocol
    }

    var isUnavailable: Bool { availability.areUnavailable }

    /// No scope gets it, wherever it stands.
    var isOutOfReach: Bool {
        member.isStatic || isUnavailable || unmetConstraint != nil || unseenGroup != nil || equalInProtocol != nil
    }

    /// `@available(*, noasync)`.
    var isOutsideAsync: Bool { availability.contains { $0.availability?.isOutsideAsync == true } }

    /// The same, which the compiler cannot tell from a member of a base class, or of an extension of a protocol.
    func equal(inBase base: String? = nil, inProtocol other: String? = nil) -> ProvidedMember {
        ProvidedMember(
            member: member, location: location, module: module, via: via, isolation: isolation,
            isOfActorConformance: isOfActorConformance, isOfUnsendableClass: isOfUnsendableClass,
            isSetOfVariable: isSetOfVariable, conditions: conditions, availability: availability,
            access: access, isSettable: isSettable, effects: effects, signature: signature,
            unmetConstraint: unmetConstraint, unseenGroup: unseenGroup, constrainedClass: constrainedClass,
            hiddenProtocol: hiddenProtocol, equalInBase: base, equalInProtocol: other)
    }
}

// In this module, so that the compiler specializes them.
extension Collection<Attribute> {
    /// Whether nobody may use such a declaration.
    var areUnavailable: Bool { contains { $0.availability?.isUnavailable == true } }
    /// Whether the compiler warns of its use.
    var areDeprecated: Bool { contains { $0.availability?.isDeprecated == true } }
}
