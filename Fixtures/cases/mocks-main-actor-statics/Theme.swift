import DIRuntime

@MainActor protocol ThemeDependency: Dependency {
    static var accent: String { get set }
    nonisolated static func reset(to name: String)
    nonisolated static var names: [String] { get }
}

final class RootComponent: BootstrapComponent {
    static nonisolated func names(of theme: any ThemeDependency.Type) -> [String] { theme.names }
}
