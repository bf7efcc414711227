extension Scope {
    /// The nearest scope above this one that is of the type asked for.
    ///
    /// ```swift
    /// let loggedIn: LoggedInComponent = component.nearestAncestor()
    /// ```
    ///
    /// It traps when no ancestor is of that type, and names the ancestors that there are.
    @inlinable
    @inline(__always)
    public func nearestAncestor<Owner>(as owner: Owner.Type = Owner.self) -> Owner {
        DIRuntime.nearestAncestor(of: self) { $0 as? Owner }
    }

    /// The first value that a match finds for a scope above this one, nearest first.
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
        DIRuntime.nearestAncestor(of: self, match)
    }
}

// A function without `Self`, which the compiler specialises in generated code; the members above it does not.
@inlinable
func nearestAncestor<Owner>(of scope: any Scope, _ match: (any Scope) -> Owner?) -> Owner {
    var next = scope.graphParent
    var depth = 0
    while let ancestor = next, depth < greatestDepth {
        if let owner = match(ancestor) { return owner }
        next = ancestor.graphParent
        depth += 1
    }
    missingAncestor(of: scope, owner: Owner.self)
}

/// Deeper than any graph: only parents that lead to each other in a circle, or are made when asked for, go on further.
@usableFromInline
let greatestDepth = 10_000

@usableFromInline
func missingAncestor<Owner>(of scope: any Scope, owner: Owner.Type) -> Never {
    Misuse.missingAncestor(of: scope, owner: owner)
}
