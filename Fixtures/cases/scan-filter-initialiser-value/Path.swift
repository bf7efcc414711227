// Types of a parser: they have nothing to do with the runtime's.
struct Path {
    typealias Element = Path.Component

    struct Component {
        let text: Substring
    }

    enum Dependency {
        case package, framework
    }
}

extension Path.Component {
    var isEmpty: Bool { text.isEmpty }
}
