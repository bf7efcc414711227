import SwiftFacts

/// What the builder met and could not make part of the graph.
final class Rejections {
    /// Creations that are no edge, in the order in which they were met.
    var creations: [UnlinkedCreation] = []
    /// Initialisers called on values: `type.init(parent: parent)` in a generic function. What they make is not told.
    var creationsByValues: [UnlinkedCreation] = []
    /// Classes that may be components, and places at which they are left out; only creations, so no roots.
    var unseen: [UnseenComponent] = []
    /// Classes that are created with `parent:` and give an unknown base class a dependency protocol.
    var createdOfUnknownBase: Set<DeclarationReference> = []
    /// Roots that components create with `parent: self`: they were meant to be components, and to get what is above.
    var rootsWithParent: Set<ScopeID> = []
    /// Components that create something which this build leaves out, so that nobody knows what it requests of them.
    var creatorsOfLeftOut: Set<ScopeID> = []
    /// Of components, in the order of the sources.
    var repeatedShared: [RepeatedShared] = []
    var slots = SlotRejections()

    /// Without those that a comment silences.
    var toldCreations: [UnlinkedCreation] { creations.filter { !$0.isSilenced } }
}

/// Two calls of `shared` in one getter of a component that are one instance, or may be.
struct RepeatedShared {
    let component: String
    let member: String
    let isSure: Bool
    let first: SourceLocation
    let second: SourceLocation
}

/// A creation that cannot be tied to the scope that makes it.
struct UnlinkedCreation {
    /// Of its finding, by which a comment silences it.
    static let id = "unlinked-creation"

    enum Reason {
        /// The argument after `parent:`, as written.
        case otherParent(String)
        case outsideComponent
        /// The static member around the creation.
        case staticMember(String)
        /// The initialiser is mentioned, not called: `map(Child.init)`.
        case value
        /// `.init(parent: self)` where nothing tells the type.
        case untoldInit
        /// `value ?? .init(parent: self)` where the value may be of a subclass.
        case besideValue
        /// `type.init(parent: parent)`: the callers of a generic function know the type.
        case typeOfValue(isBelowSelf: Bool)
        /// What it makes is not of the type that this component's name gives the place.
        case otherThanRequired(String)
        /// What it makes is a root, whose initialisers take no parent, and not of this class of the runtime.
        case root(base: String)
        /// The sources declare no type of the name.
        case unknownType
        /// The created class inherits from this class, which the sources do not declare.
        case unknownBase(String)
        /// The creation is `super.init(parent:)` in an initialiser whose callers do not name the parent.
        case hiddenParent
        /// The creation is `super.init(parent: other)` in an initialiser whose callers name a parent.
        case parentNotPassedOn(String)
        /// The root gets its providers in another module's generated file, which does not know this creation.
        case belowForeignRoot(root: String, module: String)
    }

    let child: String
    let location: SourceLocation
    let reason: Reason
    /// How a call gives itself as the parent.
    var argument = "parent: self"
    /// What is no component, as far as is known: the class that is created, or the type or extension around the creation.
    var unrecognized: DeclarationReference?
    /// The type or extension around it, where it is known.
    var owner: DeclarationReference?
    /// A comment says that it needs no edge.
    var isSilenced = false

    /// Whether the sources declare no type of the name.
    var isOfUnknownType: Bool {
        if case .unknownType = reason { true } else { false }
    }

    /// Whether it is no edge because a class is no component, as far as is known.
    var isOfUnrecognized: Bool {
        switch reason {
        case .outsideComponent, .unknownBase: true
        default: false
        }
    }

    /// The type or extension around it, where that is no component.
    var typeAround: DeclarationReference? {
        if case .outsideComponent = reason { unrecognized } else { nil }
    }
}

/// A class with the name of a runtime's class as its base, and a place at which it is left out of the graph.
struct UnseenComponent {
    enum Place {
        /// It is created there, creates something there, or is a root declared there.
        case created, creates, declared
    }

    let declaration: DeclarationReference
    let base: ComponentClassifier.UnknownBase
    /// Of the file of the place.
    let summary: Int
    let location: SourceLocation
    let place: Place
}

/// Why the generated file cannot name a component.
enum Inaccessibility {
    /// The access level, `private` or `fileprivate`, of the class or of a type around it.
    case isPrivate(AccessLevel)
    case isLocal
    case hiddenInModule(HiddenDeclaration)

    var isOfLocalClass: Bool { if case .isLocal = self { true } else { false } }
}

/// A declaration that is not visible where the generated file is compiled.
struct HiddenDeclaration {
    let module: String
    let outputModule: String
    let access: AccessLevel
    /// Whether both modules are of one package; nil where that is not known.
    let isOnePackage: Bool?
    /// Whether the build tells the modules, so that needle.json cannot name others.
    let isOfBuild: Bool
}

extension ProgramSettings {
    /// Why the generated file cannot use a declaration of this access in that module; nil where it can.
    func inaccessibility(of access: AccessLevel, in module: String?) -> Inaccessibility? {
        if access <= .fileprivate { return .isPrivate(access) }
        if isVisible(access, declaredIn: module) { return nil }
        return .hiddenInModule(
            HiddenDeclaration(
                module: module ?? "", outputModule: outputModule ?? "", access: access,
                isOnePackage: areSurelyOfOnePackage(module, outputModule), isOfBuild: given.isWiredByBuild))
    }
}
