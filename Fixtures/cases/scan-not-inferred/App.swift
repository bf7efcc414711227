// A call shows a type only when it names one: not a function with a capital letter, nor a generic type left open. A placeholder leaves
// a part of the type to the compiler.
import Combine
import DIRuntime

struct Theme {
    let name: String
}

struct Box<Value> {
    let value: Value
}

func MakeTheme(_ name: String) -> Theme { Theme(name: name) }

enum Themes {
    static func Night() -> Theme { Theme(name: "night") }
}

final class RootComponent: BootstrapComponent {
    let theme = MakeTheme("dark")
    let night = Themes.Night()
    let box = Box(value: 3)
    let spare = Optional(3)
    let boxes = Array([Box(value: 3)])
    let subject = CurrentValueSubject(3)
    let fullBox = Box<Int>(value: 4)
    let levels: Set<_> = [1, 2]
    let ratios: [_: Double] = ["wide": 1]
    let names = [1: "one"] as [_: String]
    let (tags, depth): (Set<_>, Int) = (["new"], 2)
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var theme: Theme { get }
    var night: Theme { get }
    var box: Box<Int> { get }
    var spare: Int? { get }
    var boxes: [Box<Int>] { get }
    var subject: CurrentValueSubject<Int, Never> { get }
    var fullBox: Box<Int> { get }
    var levels: Set<Int> { get }
    var ratios: [String: Double] { get }
    var names: [Int: String] { get }
    var tags: Set<String> { get }
}

final class PageComponent: Component<PageDependency> {}
