// A type of the app's hides the module 'DIRuntime' from the file of the mocks.
import DIRuntime

protocol PanelDependency: Dependency {
    var title: String { get }
    func load(_ page: Int) async throws -> String
}

final class PanelComponent: Component<PanelDependency> {
    var text: String { "Panel of \(dependency.title)" }
}
