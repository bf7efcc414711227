// Types written short inside their namespace are written in full in the generated file.
import DIRuntime

enum Feature {
    struct Style {
        let name: String
    }

    protocol Formatter {
        func format(_ style: Style) -> String
    }

    protocol EditorDependency: Dependency {
        var style: Style { get }
        var history: [String: [Style]] { get }
        var formatter: any Formatter { get }
        func restyled(_ style: Style, by change: (Style) -> Style?) -> Style
    }

    final class EditorComponent: Component<EditorDependency> {
        var text: String {
            let style = dependency.restyled(dependency.style) { Style(name: $0.name + "!") }
            return dependency.formatter.format(style) + " \(dependency.history.count)"
        }
    }
}
