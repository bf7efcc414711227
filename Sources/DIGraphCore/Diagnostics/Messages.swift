/// Every sentence about a user's sources that the generator can say, so that they keep one voice.
///
/// A message starts in lower case, has no final period and quotes names; the notes say why, and the last one says what
/// to do.
package enum Messages {
    /// A request that some path from a root does not serve; `path` begins at the root and ends at the component, and
    /// `declaration` is what can be typed to provide a method.
    package static func missingDependency(
        request name: String,
        type: String?,
        component: String,
        at location: SourceLocation,
        componentLocation: SourceLocation,
        path: [String],
        otherPaths: Int,
        nearMisses: [NearMiss],
        declaration written: String? = nil
    ) -> Diagnostic {
        let above = path.dropLast()
        let from = above.first.map { "nothing on its path from '\($0)'" } ?? "nothing above it"
        var notes: [Diagnostic.Note] = []
        if !above.isEmpty {
            let others = otherPaths == 0 ? "" : " (and \(counted(otherPaths, "more path")))"
            let steps = path.joined(separator: " → ")
            notes.append(Diagnostic.Note("path from the root: \(steps)\(others)", at: componentLocation))
        }
        notes += nearMisses.map { Diagnostic.Note($0.sentence(for: name, of: component), at: $0.location) }
        // A scope that has a member of the name cannot get a second one.
        let places = above.filter { scope in !nearMisses.contains { $0.component == scope && $0.member == name } }
        if !places.isEmpty || nearMisses.isEmpty {
            let edit =
                "add \(written.map { "'\($0)'" } ?? declaration(of: name, type: type)) to \(place(among: places, below: component))"
            notes.append(Diagnostic.Note(nearMisses.isEmpty ? edit : "or \(edit)"))
        }
        return Diagnostic(
            .missingDependency,
            at: location,
            "'\(component)' requests \(signature(of: name, type: type)), but \(from) provides it",
            notes: notes
        )
    }

    package enum UnlinkedReason: Sendable {
        /// The argument after `parent:`, as written.
        case otherParent(String)
        case outsideComponent
        /// The static member around the creation.
        case staticMember(String)
        /// The initialiser is mentioned, not called: `map(Child.init)`.
        case value
        /// `.init(parent: self)` where nothing tells the type.
        case untoldInit
        /// The sources declare no type of the name.
        case unknownType
        /// The created class inherits from this class, which the sources do not declare.
        case unknownBase(String)
        /// The creation is `super.init(parent:)` in an initialiser whose callers do not name the parent.
        case hiddenParent
        /// The root gets its providers in another module's generated file, which does not know this creation.
        case belowForeignRoot(root: String, module: String)
    }

    /// A creation that cannot be tied to the scope that makes it.
    package static func unlinkedCreation(
        child: String, at location: SourceLocation, reason: UnlinkedReason
    ) -> Diagnostic {
        let silence = "silence this with '// needle:ignore unlinked-creation' if the parent is one that the graph knows"
        let message: String
        let edit: String
        switch reason {
        case .otherParent(let parent):
            message = "'\(child)' is created with the parent '\(parent)', so its place in the graph is unknown"
            edit = "create it with 'parent: self' in a member of its parent component and call that, or \(silence)"
        case .outsideComponent:
            message = "'\(child)' is created outside of any component, so its place in the graph is unknown"
            edit = "create it with 'parent: self' in a member of its parent component and call that, or \(silence)"
        case .staticMember(let member):
            message = "'\(child)' is created in the static member '\(member)', where 'self' is no component"
            edit = "make '\(member)' an instance member, or \(silence)"
        case .value:
            message = "the initialiser of '\(child)' is used as a value, which hides the parent that it will get"
            edit = "call it in a closure instead, as in '{ \(child)(parent: self) }', or \(silence)"
        case .untoldInit:
            message = "nothing here tells which component '.init' creates"
            edit = "write the component's name before '(parent: self)', or \(silence)"
        case .unknownType:
            message = "'\(child)' is created here with a component as its parent, but the sources do not declare it"
            edit = "write the name of the component itself, add its file to the sources, or \(silence)"
        case .unknownBase(let base):
            message =
                "'\(child)' is created here with a component as its parent, but its base class '\(base)' is not "
                + "declared in the sources, so whether it is a component is unknown"
            edit =
                "add the files that declare '\(base)' to the sources, or silence this with "
                + "'// needle:ignore unlinked-creation' if '\(child)' is no component"
        case .hiddenParent:
            message = "this initialiser of '\(child)' hides the parent, so its creations cannot be found"
            edit = "name the parameter 'parent', as in 'init(parent: Scope)', or \(silence)"
        case .belowForeignRoot(let root, let module):
            message =
                "'\(child)' is created below '\(root)', which gets its providers in module '\(module)', where this "
                + "creation is not known"
            edit = "move the creation to '\(module)', or create '\(child)' below a root of this module"
        }
        return Diagnostic(.unlinkedCreation, at: location, message, notes: [Diagnostic.Note(edit)])
    }

    /// A dependency that is no dependency protocol.
    ///
    /// `exists` says that the sources do declare a protocol of that name, which does not inherit from `Dependency`;
    /// `runtime` is the module whose import its file lacks, if it names `Dependency`.
    package static func unknownDependencyProtocol(
        _ name: String, component: String, at location: SourceLocation, similar: [String], exists: Bool,
        isProtocol: Bool = true, runtime: String? = nil
    ) -> Diagnostic {
        let message: String
        let edit: String
        if !isProtocol {
            message = "'\(name)', the dependency of '\(component)', is no protocol"
            edit =
                "declare a protocol that inherits from 'Dependency', with the requests as requirements, and name it here"
        } else if exists, let runtime {
            message =
                "'\(name)', the dependency of '\(component)', is declared in a file without 'import \(runtime)', so "
                + "its 'Dependency' may be any library's"
            edit = "add 'import \(runtime)' to that file, or name the module that re-exports it in \"runtimeModules\""
        } else if exists {
            message = "'\(name)', the dependency of '\(component)', does not inherit from 'Dependency'"
            edit = "declare it as 'protocol \(name): Dependency'"
        } else {
            message = "the dependency '\(name)' of '\(component)' is not declared in the sources"
            let declare = "declare 'protocol \(name): Dependency', or add the file that declares it to the sources"
            edit = similar.isEmpty ? declare : "did you mean \(alternatives(similar))? If not, \(declare)"
        }
        return Diagnostic(.unknownDependencyProtocol, at: location, message, notes: [Diagnostic.Note(edit)])
    }

    /// A protocol that a dependency protocol inherits from, and that the sources do not declare.
    package static func unknownInheritedProtocol(
        _ name: String, dependency: String, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .unknownDependencyProtocol,
            at: location,
            "the dependency protocol '\(dependency)' inherits from '\(name)', which is no protocol of the sources, "
                + "so a provider cannot implement it",
            notes: [
                Diagnostic.Note(
                    "write the requirements into '\(dependency)', or add the file that declares '\(name)' to the sources"
                )
            ]
        )
    }

    /// A base class from elsewhere whose argument is a dependency protocol of these sources.
    package static func unknownBaseClass(
        _ name: String, component: String, dependency: String, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .unknownBaseClass,
            at: location,
            "'\(name)', the base class of '\(component)', is not declared in the sources",
            notes: [
                Diagnostic.Note(
                    "its argument '\(dependency)' is a dependency protocol, so '\(component)' looks like a component "
                        + "that would be left out of the graph"
                ),
                Diagnostic.Note("add the files that declare '\(name)' to the sources, or inherit from 'Component'"),
            ]
        )
    }

    /// Two components of one name in one module.
    package static func duplicateComponent(
        _ name: String, at location: SourceLocation, first: SourceLocation
    ) -> Diagnostic {
        duplicate(.duplicateComponent, "component", name, at: location, first: first)
    }

    /// Two dependency protocols of one name in one module.
    package static func duplicateDependencyProtocol(
        _ name: String, at location: SourceLocation, first: SourceLocation
    ) -> Diagnostic {
        duplicate(.duplicateDependencyProtocol, "dependency protocol", name, at: location, first: first)
    }

    package enum InaccessibleReason: Sendable {
        /// The access level, `private` or `fileprivate`, of the class or of a type around it.
        case isPrivate(String)
        case isLocal
        case internalInModule(module: String, outputModule: String)
    }

    /// A component that the generated file cannot name.
    package static func inaccessibleComponent(
        _ name: String, at location: SourceLocation, reason: InaccessibleReason
    ) -> Diagnostic {
        let cause: String
        let edit: String
        switch reason {
        case .isPrivate(let access):
            cause = "it, or a type around it, is '\(access)'"
            edit = "remove '\(access)'"
        case .isLocal:
            cause = "it is declared in the body of a function"
            edit = "move the class out of the function"
        case .internalInModule(let module, let outputModule):
            cause = "it is internal in the module '\(module)' and the file belongs to '\(outputModule)'"
            edit = "make the class 'public' ('package' is enough within one package)"
        }
        return Diagnostic(
            .inaccessibleComponent,
            at: location,
            "the generated file cannot use '\(name)', because \(cause)",
            notes: [Diagnostic.Note(edit)]
        )
    }

    /// A generic component that is created as such.
    package static func unsupportedComponent(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unsupportedComponent,
            at: location,
            "'\(name)' is generic, and a generic component cannot be part of the graph",
            notes: [
                Diagnostic.Note(
                    "make one subclass for each use, as in 'final class Some\(name.lastNamePart): \(name)<SomeType>', "
                        + "and create those"
                )
            ]
        )
    }

    package enum UnsupportedReason: Sendable {
        case initializer, associatedType, isStatic, variadic
        /// The requirement mentions `Self`.
        case selfType
        /// The runtime's own components have a member of the name.
        case reservedName
    }

    /// A requirement of a dependency protocol that no generated provider can meet.
    package static func unsupportedRequirement(
        _ what: String, of protocolName: String, at location: SourceLocation, reason: UnsupportedReason
    ) -> Diagnostic {
        let message: String
        let edit: String
        switch reason {
        case .initializer:
            message = "'\(protocolName)' requires the initialiser '\(what)', which no scope can provide"
            edit = "request a method that makes the value, as in 'func make() -> Value'"
        case .associatedType:
            message = "'\(protocolName)' has the associated type '\(what)', which the graph cannot determine"
            edit = "use a concrete type, or 'any' and a protocol, in its place"
        case .isStatic:
            message = "'\(what)' of '\(protocolName)' is static, and scopes provide instance members only"
            edit = "remove 'static', or move the requirement to another protocol"
        case .variadic:
            message = "'\(what)' of '\(protocolName)' has a variadic parameter, which cannot be passed on"
            edit = "take an array instead"
        case .selfType:
            message = "'\(what)' of '\(protocolName)' mentions 'Self', which is not the owner's type in a provider"
            edit = "name a concrete type, or 'any' and a protocol, in its place"
        case .reservedName:
            message =
                "'\(what)' of '\(protocolName)' has the name of a member that every component has from the runtime"
            edit = "give the requirement another name"
        }
        return Diagnostic(.unsupportedRequirement, at: location, message, notes: [Diagnostic.Note(edit)])
    }

    /// A request without an actor whose owner provides it on one; `actor` is the actor's name without `@`.
    package static func isolationMismatch(
        request: String,
        component: String,
        owner: String,
        actor: String,
        at location: SourceLocation,
        member: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .isolationMismatch,
            at: location,
            "'\(component)' requests '\(request)' from any thread, but '\(owner)' provides it on '@\(actor)' only",
            notes: [
                Diagnostic.Note("'\(owner)' provides it here", at: member),
                Diagnostic.Note(
                    "write '@\(actor)' before the requirement or its protocol, "
                        + "or make the provided member 'nonisolated'"
                ),
            ]
        )
    }

    /// A component of a module with main-actor default isolation that inherits from a nonisolated base class; `twin` is
    /// the runtime's base class that it should inherit from instead.
    package static func nonisolatedBaseClass(
        _ base: String, component: String, twin: String, at location: SourceLocation
    ) -> Diagnostic {
        let edit = "write 'nonisolated' before 'class \(component.lastNamePart)'"
        return Diagnostic(
            .nonisolatedBaseClass,
            at: location,
            "'\(component)' is on '@MainActor' by its module's default, but its base class '\(base)' is not, "
                + "which the compiler rejects",
            notes: [Diagnostic.Note("inherit from '\(twin)', or \(edit)")]
        )
    }

    /// A member that a nearer scope provides in some builds only, so that a farther one serves the request in all.
    package static func conditionalProvider(
        _ member: String, of component: String, condition: String, requester: String, owners: [String],
        at location: SourceLocation
    ) -> Diagnostic {
        let served = owners.isEmpty ? "its default" : alternatives(owners)
        return Diagnostic(
            .conditionalProvider,
            at: location,
            "'\(component)' provides '\(member)' only under '#if \(condition)', so '\(requester)' gets it from "
                + "\(served) in every build",
            notes: [
                Diagnostic.Note(
                    "provide it in every branch, as in '#if … #else … #endif', "
                        + "or silence this with '// needle:ignore conditional-provider'")
            ]
        )
    }

    /// A component that no root reaches.
    package static func detachedComponent(
        _ name: String, isRoot: Bool = false, at location: SourceLocation
    ) -> Diagnostic {
        let silence = "or silence this with '// needle:ignore detached-component'"
        if isRoot {
            return Diagnostic(
                .detachedComponent, at: location,
                "nothing creates the root '\(name)', and the generated file cannot use it, so it is left out of the graph",
                notes: [Diagnostic.Note("delete it, \(silence)")])
        }
        return Diagnostic(
            .detachedComponent,
            at: location,
            "no component that a root reaches creates '\(name)', so its dependencies are not checked",
            notes: [
                Diagnostic.Note(
                    "create it with '\(name)(parent: self)' in its parent, delete it, \(silence)"
                )
            ]
        )
    }

    /// A comment that would silence the finding if its id were spelled right.
    static func misspeltSuppression(_ word: String, of id: String) -> Diagnostic.Note {
        Diagnostic.Note("'// needle:ignore \(word)' does not silence this: write '// needle:ignore \(id)'")
    }

    /// A source that the system would not read, for the reason that it gave.
    package static func unreadableSource(reason: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unreadableSource,
            at: location,
            "the source cannot be read: \(reason)",
            notes: [Diagnostic.Note("make the file readable, or exclude it from the sources")]
        )
    }

    /// A source that is not UTF-8 text from the given byte on.
    package static func unreadableSource(invalidByte offset: Int, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unreadableSource,
            at: location,
            "the source is not UTF-8 text: the byte at offset \(offset) begins no character",
            notes: [Diagnostic.Note("save the file as UTF-8, or exclude it from the sources")]
        )
    }
}

extension Messages {
    private static func duplicate(
        _ id: DiagnosticID, _ kind: String, _ name: String, at location: SourceLocation, first: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            id,
            at: location,
            "the \(kind) '\(name)' is declared twice",
            notes: [
                Diagnostic.Note("the first declaration is here", at: first),
                Diagnostic.Note("rename one of them, or put them in different branches of one '#if'"),
            ]
        )
    }

    /// `'x: Int'`, or `'make(id:) -> Item'` for a method.
    private static func signature(of name: String, type: String?) -> String {
        guard let type else { return "'\(name)'" }
        return name.contains("(") ? "'\(name) -> \(type)'" : "'\(name): \(type)'"
    }

    /// What somebody types to provide the request.
    private static func declaration(of name: String, type: String?) -> String {
        if name.hasPrefix("subscript(") { return "the subscript \(signature(of: name, type: type))" }
        if name.contains("(") { return "the method \(signature(of: name, type: type))" }
        return type.map { "'var \(name): \($0)'" } ?? "'\(name)'"
    }

    /// Where a request can be provided, given the scopes on its path from the root down.
    private static func place(among scopes: [String], below component: String) -> String {
        guard let first = scopes.first else { return "a component above it" }
        guard scopes.count > 2 else { return alternatives(scopes) }
        return "'\(first)', or to a component between it and '\(component)'"
    }

    /// `'A'`, `'A' or 'B'`, `'A', 'B' or 'C'`.
    static func alternatives(_ names: [String]) -> String {
        let quoted = names.map { "'\($0)'" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + " or " + last
    }

    static func counted(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
}
