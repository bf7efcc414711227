// The root names them from outside; its own `Style` is another type.
import DIRuntime

struct Style {
}

struct PlainFormatter: Feature.Formatter {
    func format(_ style: Feature.Style) -> String { "<\(style.name)>" }
}

final class RootComponent: BootstrapComponent {
    var style: Feature.Style { Feature.Style(name: "bold") }
    var history: [String: [Feature.Style]] { [:] }
    var formatter: any Feature.Formatter { PlainFormatter() }
    func restyled(_ style: Feature.Style, by change: (Feature.Style) -> Feature.Style?) -> Feature.Style {
        change(style) ?? style
    }
    var editorComponent: Feature.EditorComponent { Feature.EditorComponent(parent: self) }
}
