import DIRuntime

open class ShellComponent: BootstrapComponent {
    public var onTap: @MainActor () -> Void { {} }
    public var onSwipe: @MainActor @Sendable () -> Void { {} }
}
