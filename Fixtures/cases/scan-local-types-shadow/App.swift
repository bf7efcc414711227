// What the body of a function declares hides all else of its name there, and so does what the type around it declares.
import DIRuntime

protocol PageDependency: Dependency {
    var number: Int { get }
}

final class PageComponent: Component<PageDependency> {
    var text: String { "page \(dependency.number)" }
}

final class RootComponent: BootstrapComponent {
    var number: Int { 1 }

    func texts() -> [String] {
        var texts: [String] = []
        do {
            final class PageComponent {
                let text: String
                init(parent: RootComponent) { text = "local \(parent.number)" }
            }
            final class Maker {
                func make(for root: RootComponent) -> String { PageComponent(parent: root).text }
            }
            texts += [PageComponent(parent: self).text, Maker().make(for: self)]
        }
        return texts + [PageComponent(parent: self).text]
    }
}

func rows() -> [String] {
    class Component<Value> {
        let text: String
        init(parent: Value) { text = "\(parent)" }
    }
    class Row: Component<Int> {}
    class Cell: Row {}
    return [Row(parent: 2).text, Cell(parent: 3).text]
}

enum Charts {
    class Component<Value> {
        let text: String
        init(parent: Value) { text = "\(parent)" }
    }

    static func bars() -> [String] {
        class Bar: Component<String> {}
        return [Bar(parent: "bar").text]
    }
}

class Chart<Value> {
    let text: String
    init(parent: Value) { text = "chart \(parent)" }
}

func charts() -> [String] {
    typealias PageComponent = Chart
    class Row: PageComponent<Int> {}
    return [Row(parent: 4).text]
}
