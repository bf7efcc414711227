import SwiftFacts

/// A member that came close to serving a request, and why it does not.
struct NearMiss: Sendable {
    indirect enum Reason: Sendable {
        /// The access level: `private` or `fileprivate`.
        case isPrivate(access: AccessLevel, needed: AccessLevel)
        /// The module that the member is internal in.
        case internalInModule(String, needed: AccessLevel)
        /// The module of another package that the member is `package` in.
        case packageInModule(String)
        /// The protocol in whose extension the member is, and why the generated file does not see that.
        case ofHiddenProtocol(String, Reason)
        case typeDiffers(found: String, wanted: String)
        /// The component that the member is, where something is requested that no component is.
        case isComponent(String)
        /// The module of the requested type, which the file of the member does not see.
        case unseenModule(String)
        /// The module of the member's type, which the file of the request does not see.
        case unseenModuleOfRequest(String)
        /// A type of the member's in a module that imports that of the request.
        case typeOfUser(String, module: String, user: String)
        /// A type in the member's, and another one of its name that is in its place in the request.
        case namesake(found: String, wanted: String)
        /// The module of the type on one side, and the name by which its own package knows it: SwiftPM renamed it.
        case renamedModule(String, known: String, package: String)
        /// A type that the sources do not declare, and the one that is in its place on the other side, where that is a name.
        case undeclared(String, other: String?, isRequested: Bool)
        /// A type that another module keeps to itself, in the member's type or in the requested one.
        case hiddenType(String, module: String, needed: AccessLevel, isRequested: Bool)
        /// A name that nothing declares, in the member's type or in the requested one.
        case misspelt(MisspeltName, isRequested: Bool)
        /// The property's type is neither written nor evident; what is requested, and whether the value is rather of another type.
        case untyped(name: String, wanted: String, isPartOfTuple: Bool, isGuess: Bool)
        /// The property's type is not written, and what makes its value may give nil, which is not requested.
        case mayBeNil(name: String, wanted: String)
        /// The property holds a function that is not called, where what it makes is requested.
        case uncalledClosure(name: String, wanted: String)
        case isStatic
        /// The condition that the member stands under, without `#if`.
        case conditional(String)
        /// The scope above both, where the member would serve.
        case onAnotherBranch(meeting: String?)
        /// A member of an heir alone of what was to have it.
        case inHeir(of: String, isOverride: Bool)
        /// The same of a member of a plug-in, which is the ancestor of what it creates only.
        case inPlugin(meeting: String?)
        /// The same of a member of the component that requests it.
        case inRequester(meeting: String?)
        /// A member of the type has this name, and that one is requested.
        case otherName(found: String, wanted: String)
        /// The same of a member that the generated file does not see either, and why.
        case hiddenOtherName(found: String, wanted: String, Reason)
        /// A method of the name with other argument labels; what is requested.
        case otherLabels(wanted: String)
        /// A name that reads like the requested one, of other characters, such as an accent by itself.
        case otherCharacters(wanted: String)
        /// What the member is, where something else is requested: a property, a method.
        case otherKind(found: MemberDeclaration.Kind, wanted: MemberDeclaration.Kind)
        case isUnavailable
        /// The constraint of the extension around the member, which the component does not meet.
        case unmetConstraint(String)
        /// The group of the module that nothing imports: `@_spi(Tests)`.
        case unseenGroup(String, module: String)
        /// The base class that has an equal member in a constrained extension.
        case equalInBase(String)
        /// The protocol that has an equal member in an extension.
        case equalInProtocol(String)
        case notSettable
        /// The effects that the request does not have: `async`, `throws(Failure)`.
        /// `wanted` is the type of error that the requirement throws in place of the member's.
        case effects(found: String, wanted: String?)
        /// It is `noasync`, and the request is `async`.
        case outsideAsync
    }

    /// Where the mistake is, as far as can be told.
    enum Standing: Sendable {
        /// The member has to change.
        case atMember
        /// The request has to: the member serves others as it is.
        case atRequest
        /// It may have nothing to do with the request.
        case hint
    }

    /// It lacks nothing but access.
    var isHiddenOnly: Bool {
        switch reason {
        case .isPrivate, .internalInModule, .packageInModule: true
        default: false
        }
    }

    /// It has little but its name to do with the request.
    var isOfComponent: Bool {
        if case .isComponent = reason { return true }
        return false
    }

    /// The name that it has in place of the requested one, where that alone is wrong.
    var otherName: String? {
        if case .otherName(let found, _) = reason { found } else { nil }
    }

    /// It would serve, were it there under every condition.
    var isConditional: Bool {
        if case .conditional = reason { return true }
        return false
    }

    /// Whether it is there wherever another one is.
    func stands(beside other: NearMiss?) -> Bool {
        guard let other else { return false }
        return ConditionLogic.implies(other.provided.conditions, anyOf: [provided.conditions])
    }

    /// Where several members miss for this reason, one import or one `#if` is wrong for all of them.
    var isOneEditForAll: Bool {
        switch reason {
        case .unseenModule, .unseenModuleOfRequest, .typeOfUser, .namesake, .renamedModule, .undeclared, .misspelt,
            .hiddenType, .unmetConstraint, .ofHiddenProtocol:
            true
        default: isConditional
        }
    }

    /// Nothing is wrong but its type, or a name in that.
    var isOfOtherType: Bool {
        switch reason {
        case .typeDiffers, .namesake, .undeclared, .misspelt: true
        default: false
        }
    }

    /// The name for want of which the types differ.
    var misspelt: MisspeltName? {
        if case .misspelt(let name, _) = reason { name } else { nil }
    }

    let scope: ScopeID
    let provided: ProvidedMember
    let component: String
    let member: String
    let location: SourceLocation
    let reason: Reason
    let standing: Standing

    /// `'title' of 'RootComponent'`.
    var subject: String { "'\(member)' of '\(component)'" }

    /// The note at the member: what is wrong with it, and what to change.
    var sentence: String {
        if case .otherName = reason, standing == .hint { return "\(subject) has the same type: did you mean that?" }
        return "\(subject) \(fault): \(edit)"
    }

    /// What is wrong with the member, after its name.
    var fault: String { Self.fault(of: reason) }

    private static func fault(of reason: Reason) -> String {
        switch reason {
        case .isPrivate(let access, _): "is '\(access)'"
        case .internalInModule(let module, _): "is internal to '\(module)'"
        case .packageInModule(let module): "is 'package' in '\(module)', which is in another package"
        case .ofHiddenProtocol(let name, let reason): "is of the protocol '\(name)', which \(Self.fault(of: reason))"
        case .typeDiffers(let found, let wanted): "has the type '\(found)' and not '\(wanted)'"
        case .isComponent(let found): "is the component '\(found)'"
        case .unseenModule(let module): "has a type of '\(module)', which its file does not import"
        case .unseenModuleOfRequest(let module): "has a type of '\(module)', which this file does not import"
        case .typeOfUser(let name, let module, let user):
            "has '\(name)' of '\(module)' in its type, and '\(user)' cannot import that, since '\(module)' imports it"
        case .namesake(let found, let wanted): "has '\(found)' in its type and not '\(wanted)'"
        case .renamedModule(let module, let known, let package):
            "is of a type of '\(module)', which the package '\(package)' knows as '\(known)'"
        case .undeclared(let name, let other, let isRequested): undeclared(name, other, isRequested)
        case .hiddenType(let name, let module, _, true):
            "is of another type than '\(name)', which is internal to '\(module)'"
        case .hiddenType(let name, let module, _, false): "has '\(name)' in its type, which is internal to '\(module)'"
        case .misspelt(let type, let isRequested): undeclared(type.name, nil, isRequested)
        case .untyped: "has no written type"
        case .mayBeNil: "has no written type, and its value may be nil"
        case .uncalledClosure: "holds a function that is not called"
        case .isStatic: "is static"
        case .conditional(let condition): "exists only under '#if \(condition)'"
        case .onAnotherBranch: "is on another branch"
        case .inHeir(let base, _): "is no member of its base class '\(base)'"
        case .inPlugin: "belongs to a plug-in, which its flag may turn off, so that it is no ancestor"
        case .inRequester: "does not serve its own component"
        case .otherName(_, let wanted): "is requested as '\(wanted)'"
        case .hiddenOtherName(_, let wanted, let reason): "\(Self.fault(of: reason)) and is requested as '\(wanted)'"
        case .otherLabels(let wanted): "has other argument labels than the requested '\(wanted)'"
        case .otherCharacters(let wanted): "reads like the requested '\(wanted)', but is of other Unicode characters"
        case .otherKind(let found, let wanted): "is a \(found) and not a \(wanted)"
        case .isUnavailable: "is marked unavailable"
        case .unmetConstraint(let constraint): "exists only where '\(constraint)'"
        case .unseenGroup(let group, let module): "is '\(group)' in '\(module)', which no file here imports"
        case .equalInBase(let base):
            "has an equal in a constrained extension of '\(base)', and the compiler cannot choose between them"
        case .equalInProtocol(let other):
            "has an equal in an extension of '\(other)', and the compiler cannot choose between them"
        case .notSettable: "cannot be set from outside, as '{ get set }' asks"
        case .effects(let found, _): "is '\(found)', which the requirement does not allow"
        case .outsideAsync: "is 'noasync', and the requirement is 'async'"
        }
    }

    private static func undeclared(_ name: String, _ other: String?, _ isRequested: Bool) -> String {
        if isRequested {
            let fault = other.map { "has '\($0)' in its type, and" } ?? "is of another type, since"
            return "\(fault) the sources do not declare '\(name)'"
        }
        return "has '\(name)' in its type, which the sources do not declare" + (other.map { ", and not '\($0)'" } ?? "")
    }

    /// The access without which nobody below gets it, where nothing else is wrong.
    var neededAccess: AccessLevel? { Self.neededAccess(for: reason) }

    private static func neededAccess(for reason: Reason) -> AccessLevel? {
        switch reason {
        case .isPrivate(_, let needed), .internalInModule(_, let needed): needed
        case .packageInModule: .public
        case .ofHiddenProtocol(_, let reason): neededAccess(for: reason)
        default: nil
        }
    }

    /// The `let` or `var` whose access is in the way, of all that it declares.
    var narrowDeclaration: SourceLocation? {
        guard isHiddenOnly, standing == .atMember else { return nil }
        return SourceLocation(file: location.file, offset: provided.member.declarationOffset)
    }

    /// It would not be seen either where the protocol whose extension declares it was.
    var isNarrowItself: Bool { neededAccess.map { provided.member.access < $0 } ?? false }

    /// What to change.
    var edit: String { edit(for: reason) }

    private var setterEdit: String {
        let member = provided.member
        if member.isLet { return "make it a 'var'" }
        return member.isSettable && member.setterAccess < member.access
            ? "remove '\(member.setterAccess)(set)'" : "give it a setter"
    }

    private func typed(_ name: String, _ type: String) -> String { "write '\(SwiftName.escaped(name)): \(type)'" }

    private func edit(for reason: Reason) -> String {
        switch reason {
        case .isPrivate(_, let needed), .internalInModule(_, let needed): "make it '\(needed)'"
        case .packageInModule: "make it 'public'"
        case .ofHiddenProtocol: "make \(isNarrowItself ? "both" : "the protocol") '\(neededAccess ?? .internal)'"
        case .typeDiffers: "make the types equal"
        case .isComponent: "give one of them another name"
        case .unseenModule(let module), .unseenModuleOfRequest(let module): "import '\(module)'"
        case .typeOfUser(let name, _, let user): "move '\(name)' to '\(user)'"
        case .namesake(let found, let wanted): "write '\(wanted)', or rename '\(found)'"
        case .renamedModule(let module, _, let package):
            "name the target '\(module)' in '\(package)', since 'moduleAliases' are not followed"
        case .undeclared(let name, nil, _): "declare '\(name)', or add the file that declares it to the sources"
        case .undeclared(let name, let other?, _):
            SimilarNames.similar(to: name.lastNamePart, in: [other.lastNamePart]).isEmpty
                ? "declare '\(name)', or write '\(other)'" : "did you mean '\(other)'?"
        case .hiddenType(let name, _, let needed, _): "make '\(name)' '\(needed)'"
        case .misspelt(let type, _): "did you mean '\(type.meant)'?"
        case .untyped(let name, let wanted, true, _): "write the type of the tuple, with '\(wanted)' for '\(name)'"
        case .untyped(let name, let wanted, false, let isGuess):
            typed(name, wanted) + (isGuess ? " if it is of that type" : "")
        case .mayBeNil(let name, let wanted): typed(name, wanted) + ", and unwrap the value where it is optional"
        case .uncalledClosure(let name, let wanted):
            typed(name, wanted) + " and call it, a closure by '}()', or make it a computed property"
        case .isStatic: "remove '\(provided.member.isOfClass ? "class" : "static")'"
        case .conditional:
            "provide it in every branch, or put the requirement under the same condition"
        case .onAnotherBranch(let meeting), .inPlugin(let meeting):
            meeting.map { "move it to '\($0)'" } ?? "declare it above the request as well"
        case .inHeir(_, let isOverride):
            "declare it there" + (isOverride ? "" : ", and write 'override' here")
        case .inRequester(let meeting):
            "move it to \(meeting.map { "'\($0)'" } ?? "a component above"), or use it there without a request"
        case .otherName: "give both the same name"
        case .hiddenOtherName(_, _, let reason): "\(edit(for: reason)), and give both the same name"
        case .otherLabels, .otherKind: "make them the same"
        case .otherCharacters: "copy the name"
        case .isUnavailable: "remove the attribute"
        case .unmetConstraint: "declare it without that, or in '\(component)' itself"
        case .unseenGroup(let group, let module): "write '\(group) import \(module)' in a file, or remove the attribute"
        case .equalInBase, .equalInProtocol: "give one of them another name"
        case .notSettable: "\(setterEdit), or request '{ get }'"
        case .effects(let found, nil): "add '\(found)' to the requirement, or remove it here"
        case .effects(let found, let wanted?):
            "write '\(found)' in place of '\(wanted)' at the requirement, or the other way round here"
        case .outsideAsync: "remove 'async' from the requirement, or 'noasync' here"
        }
    }
}
