// Bare regex literals hold quotes, braces and comment marks, next to divisions that are no regex.
import DIRuntime

final class RootComponent: BootstrapComponent {
    func isSuspicious(_ text: String) -> Bool {
        if text.contains(/[{"]|\/\*/) { return true }
        let close = /}|\/\/ comment/
        return [/'"'/, close].contains { text.contains($0) }
    }
    func half(_ total: Int, of parts: Int) -> Int { total / parts / 2 + (total/parts)/2 }
    var limit: Int { half(80, of: 4) }
    var filter: FilterComponent { FilterComponent(parent: self) }
}

protocol FilterDependency: Dependency {
    var limit: Int { get }
}

final class FilterComponent: Component<FilterDependency> {
    func shorten(_ text: String) -> String { String(text.prefix(dependency.limit)) }
}
