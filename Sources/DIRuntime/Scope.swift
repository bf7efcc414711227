/// A place in the graph: every component is one, and so is any class that stands in for a component.
///
/// Own conformers implement `path` and `parent`; everything else has a default.
///
/// ```swift
/// final class PreviewScope: Scope {
///     let path = ["^"]
///     var parent: any Scope { self }
/// }
/// ```
///
/// A scope whose `path` has at most one element is the top of its graph, and is never asked for its `parent`. Others are
/// asked when a component below them needs a provider.
public protocol Scope: AnyObject {
    /// The names of the scopes from the top of the graph down to this one.
    ///
    /// ```swift
    /// gameComponent.path  // ["^", "RootComponent", "LoggedInComponent", "GameComponent"]
    /// ```
    var path: [String] { get }

    /// The scope that created this one.
    ///
    /// ```swift
    /// gameComponent.parent === loggedInComponent  // true
    /// ```
    var parent: any Scope { get }

    /// The provider table of the graph that this scope belongs to; the default asks the parent.
    ///
    /// ```swift
    /// var graphProviders: ProviderTable { wrappedScope.graphProviders }
    /// ```
    var graphProviders: ProviderTable { get }

    /// The parent, or `nil` at the top of the graph; the default decides by `path` and `parent`.
    ///
    /// ```swift
    /// var graphParent: (any Scope)? { nil }  // a scope that stands on its own
    /// ```
    var graphParent: (any Scope)? { get }
}

extension Scope {
    /// A table that leads to the scopes above: they are asked when a component below needs a provider.
    ///
    /// ```swift
    /// GameComponent(parent: previewScope).graphProviders
    /// ```
    public var graphProviders: ProviderTable { .ofScopes }

    /// The parent, or `nil` when this scope is the top of its graph.
    ///
    /// ```swift
    /// previewScope.graphParent == nil  // true: its path is ["^"]
    /// ```
    public var graphParent: (any Scope)? {
        // Stand-ins for a root often trap in `parent`, so the path decides first.
        guard path.count > 1 else { return nil }
        let parent = parent
        return parent === self ? nil : parent
    }
}

/// What a dependency protocol refines: its requirements are what a component asks of its ancestors.
///
/// ```swift
/// protocol GameDependency: Dependency {
///     var scoreStream: ScoreStream { get }
/// }
/// ```
public protocol Dependency: AnyObject {}

/// The dependency of a component that asks for nothing.
///
/// ```swift
/// final class AboutComponent: Component<EmptyDependency> {}
/// ```
public protocol EmptyDependency: Dependency {}

/// The provider of a component that asks for nothing.
///
/// ```swift
/// let component = AboutComponent(dependency: EmptyDependencyProvider())
/// ```
public final class EmptyDependencyProvider: EmptyDependency, Sendable {
    static let instance = EmptyDependencyProvider()

    /// A provider without properties.
    ///
    /// ```swift
    /// let nothing = EmptyDependencyProvider()
    /// ```
    public init() {}

    /// The same provider, in the spelling of NeedleFoundation.
    ///
    /// ```swift
    /// let nothing = EmptyDependencyProvider(component: rootComponent)
    /// ```
    public init(component: any Scope) {}
}

/// The parent of a root: it hands the table of the root's class to the root, as any parent does to its children.
final class RootScope: Scope, Sendable {
    let graphProviders: ProviderTable
    let path = ["^"]
    var parent: any Scope { self }
    var graphParent: (any Scope)? { nil }

    init(of root: AnyClass) {
        graphProviders = ProviderTable.generated(for: root)
    }
}
