#if canImport(SwiftUI)
import SwiftUI

/// Reads the component of a type that a view above gave to the environment.
///
/// ```swift
/// struct ClockLabel: View {
///     @EnvironmentComponent private var home: HomeComponent
///
///     var body: some View { Text(home.dependency.clock.now) }
/// }
/// ```
///
/// Reading it traps where no view above gave one; `$home` is nil there.
@propertyWrapper
public struct EnvironmentComponent<Component: AnyObject>: DynamicProperty {
    @Environment private var component: Component?

    /// Reads the nearest component of the property's type.
    public init() {
        _component = Environment(\.[ComponentType<Component>()])
    }

    /// The component; traps where there is none.
    @MainActor
    public var wrappedValue: Component {
        guard let component else {
            fatalError(
                "no '\(Component.self)' is in the environment: write '.component(…)' on a view above this one, "
                    + "with a component of exactly this type")
        }
        return component
    }

    /// The component, or nil where no view above gave one.
    ///
    /// ```swift
    /// Text($home?.dependency.clock.now ?? "–")
    /// ```
    @MainActor
    public var projectedValue: Component? { component }
}

extension View {
    /// Gives a component to this view and all below it, which read it with `@EnvironmentComponent`.
    ///
    /// ```swift
    /// ClockLabel().component(root.home)
    /// ```
    ///
    /// There is one for each type: a component of the same type further down hides it.
    public func component<Component: AnyObject>(_ component: Component) -> some View {
        environment(\.[ComponentType<Component>()], component)
    }
}

/// Stands for a type in a key path.
private struct ComponentType<Component>: Hashable, Sendable {}

private struct ComponentKey<Component>: EnvironmentKey {
    static var defaultValue: Component? { nil }
}

extension EnvironmentValues {
    fileprivate subscript<Component>(type: ComponentType<Component>) -> Component? {
        get { self[ComponentKey<Component>.self] }
        set { self[ComponentKey<Component>.self] = newValue }
    }
}
#endif
