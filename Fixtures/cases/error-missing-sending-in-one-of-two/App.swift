// Of two requests that differ in what may be sent, an owner that sends it on serves one, and not the other.
import DIRuntime

final class Draft {}

protocol EditorDependency: Dependency {
    func publish(_ draft: sending Draft)
    func later(_ work: @escaping @Sendable () -> Void)
}
protocol ViewerDependency: Dependency {
    func publish(_ draft: Draft)  // reported here
    func later(_ work: @escaping () -> Void)  // reported here
}

final class EditorComponent: Component<EditorDependency> {}
final class ViewerComponent: Component<ViewerDependency> {}

final class RootComponent: BootstrapComponent {
    func publish(_ draft: sending Draft) {}
    func later(_ work: @escaping @Sendable () -> Void) {}
    var editor: EditorComponent { EditorComponent(parent: self) }
    var viewer: ViewerComponent { ViewerComponent(parent: self) }
}
