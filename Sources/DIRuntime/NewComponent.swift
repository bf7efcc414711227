/// A component while it is created, as the provider of its dependency sees it: its class, and where it will stand.
///
/// ```swift
/// table.register(GameComponent.self) { component in
///     FakeGameDependency(session: component.nearestAncestor(as: RootComponent.self).session)
/// }
/// ```
///
/// The component itself does not exist yet. So its dependency can be a constant of it, which costs less to read.
public struct NewComponent {
    /// The class of the component.
    ///
    /// ```swift
    /// String(describing: component.type)  // "GameComponent"
    /// ```
    public let type: AnyClass

    /// The scope that creates the component.
    ///
    /// ```swift
    /// component.parent === loggedInComponent  // true
    /// ```
    public let parent: any Scope

    /// The nearest scope above the component that is of the class asked for.
    ///
    /// ```swift
    /// let loggedIn: LoggedInComponent = component.nearestAncestor()
    /// ```
    ///
    /// It traps when no ancestor is of that class, and names the ancestors that there are.
    // Not inlinable: a provider calls it for each of its owners, and a class is found as fast here.
    public func nearestAncestor<Owner: AnyObject>() -> Owner {
        if let owner = parent as? Owner { return owner }
        if let scope = nearestScope(from: parent, where: { $0 is Owner }), let owner = scope as? Owner { return owner }
        missingAncestor(of: self, owner: Owner.self)
    }

    /// The nearest scope above the component that is of the type asked for, which may be a protocol.
    ///
    /// ```swift
    /// let store = component.nearestAncestor(as: (any StoreOwner).self).store
    /// ```
    ///
    /// It traps when no ancestor is of that type, and names the ancestors that there are.
    @inlinable
    // Disfavored: classes need not be tried for it.
    @_disfavoredOverload
    public func nearestAncestor<Owner>(as owner: Owner.Type = Owner.self) -> Owner {
        // In two steps: Swift 6.3 miscompiles the cast of an optional, which is nil where no ancestor is one.
        if let scope = nearestScope(from: parent, where: { $0 is Owner }), let owner = scope as? Owner { return owner }
        missingAncestor(of: self, owner: Owner.self)
    }

    /// The first value that a match finds for a scope above the component, nearest first.
    ///
    /// ```swift
    /// let owner: Owner = component.nearestAncestor { scope in
    ///     if let folder = scope as? FolderComponent { return .folderComponent(folder) }
    ///     return nil
    /// }
    /// ```
    ///
    /// It traps when no ancestor matches, and names the ancestors that there are.
    @inlinable
    @inline(__always)
    public func nearestAncestor<Owner>(_ match: (any Scope) -> Owner?) -> Owner {
        var owner: Owner?
        _ = nearestScope(from: parent) { scope in
            owner = match(scope)
            return owner != nil
        }
        if let owner { return owner }
        missingAncestor(of: self, owner: Owner.self)
    }
}

/// The nearest of a scope and those above it that matches; not generic, so that it is compiled once.
@usableFromInline
func nearestScope(from scope: any Scope, where matches: (any Scope) -> Bool) -> (any Scope)? {
    if matches(scope) { return scope }
    var next = scope.graphParent
    var depth = 1
    while let ancestor = next, depth < greatestDepth || ancestor is any SharedInstanceOwner {
        if matches(ancestor) { return ancestor }
        next = ancestor.graphParent
        depth += 1
    }
    return nil
}

/// From here on only components are passed, whose parents were there before them. The parents of scopes that are made by
/// hand may lead to each other in a circle, or be made when they are asked for.
private let greatestDepth = 10_000

/// The path of a component, without recursion: a chain of components may be longer than a small stack.
func pathOfComponent(_ type: AnyClass, below parent: any Scope) -> [String] {
    var names = [String(describing: type)]
    var scope = parent
    while scope is any SharedInstanceOwner {
        names.append(String(describing: Swift.type(of: scope)))
        scope = scope.parent
    }
    return scope.path + names.reversed()
}

@usableFromInline
func missingAncestor<Owner>(of component: NewComponent, owner: Owner.Type) -> Never {
    Misuse.missingAncestor(of: component, owner: owner)
}
