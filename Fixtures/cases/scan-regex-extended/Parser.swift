// Extended regex literals hold quotes, braces and comment marks; the code after them is still read.
import DIRuntime

final class RootComponent: BootstrapComponent {
    func words(in text: String) -> [String] {
        let quoted = #/"[^"{]*"|/\*|//|\}/#
        let spaced = #/
            (?<key> [a-z]+ )  # a comment with a " quote and a { brace
            \s* = \s*
            (?<value> [^"}]+ )
        /#
        let slashes = ##/a/#b/##
        return [text.contains(quoted), text.contains(spaced), text.contains(slashes)].map { $0 ? "yes" : "no" }
    }
    var separator: String { "/" }
    var parser: ParserComponent { ParserComponent(parent: self) }
}

protocol ParserDependency: Dependency {
    var separator: String { get }
}

final class ParserComponent: Component<ParserDependency> {
    var line: String { String(repeating: dependency.separator, count: 3) }
}
