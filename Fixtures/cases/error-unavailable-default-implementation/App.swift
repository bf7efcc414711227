import DIRuntime

protocol ProfileDependency: Dependency {
    var name: String { get }
    var initials: String { get }
}

extension ProfileDependency {
    var initials: String { String(name.prefix(1)) }
    /// Says to whoever reads it that there is no such name, and implements nothing.
    @available(*, unavailable)
    var name: String { fatalError() }
}

final class ProfileComponent: Component<ProfileDependency> {
}

/// What is unavailable hides the implementation that is for more types.
protocol Titled {
    var title: String { get }
    var label: String { get }
}

extension Titled {
    var title: String { "titled" }
    @available(*, unavailable)
    var label: String { fatalError() }
}

protocol TitledDependency: Dependency, Titled {}

extension TitledDependency {
    @available(*, unavailable)
    var title: String { fatalError() }
    var label: String { "label" }
}

final class TitledComponent: Component<TitledDependency> {
}

/// Nor can the compiler choose where it is for others.
protocol Named {
    var code: String { get }
}

protocol Coded {
    var code: String { get }
}

extension Named {
    var code: String { "named" }
}

extension Coded {
    @available(*, unavailable)
    var code: String { fatalError() }
}

protocol CodedDependency: Dependency, Named, Coded {}

final class CodedComponent: Component<CodedDependency> {
}

final class RootComponent: BootstrapComponent {
    var profile: ProfileComponent { ProfileComponent(parent: self) }
    var titled: TitledComponent { TitledComponent(parent: self) }
    var coded: CodedComponent { CodedComponent(parent: self) }
}
