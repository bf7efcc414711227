// In a typealias of a type `Self` is that type, with the arguments that a place gives it.
import DIRuntime

struct Part<Whole> {
    let whole: Whole
}

struct Queue<Element> {
    var items: [Element] = []
}

extension Queue {
    typealias Rest = Part<Self>
    typealias Pair<Other> = (first: Self, second: Other)
}

enum Shelf {
    struct Box<Item> {
        typealias Lid = Part<Self>

        struct Label {
            typealias Copies = [Self]
        }
    }
}

protocol PageDependency: Dependency {
    var rest: Queue<Int>.Rest { get }
    var part: Part<Queue<String>> { get }
    var whole: Queue<Bool>.Rest { get }
    var pair: Queue<Int>.Pair<Bool> { get }
    var lid: Shelf.Box<Int>.Lid { get }
    var labels: Shelf.Box<Int>.Label.Copies { get }
}

final class RootComponent: BootstrapComponent {
    var rest: Part<Queue<Int>> { Part(whole: Queue(items: [1])) }
    var part: Queue<String>.Rest { Part(whole: Queue(items: ["part"])) }
    var whole: Queue<Bool>.Rest { Part(whole: Queue()) }
    var pair: (first: Queue<Int>, second: Bool) { (Queue(), true) }
    var lid: Part<Shelf.Box<Int>> { Part(whole: Shelf.Box()) }
    var labels: [Shelf.Box<Int>.Label] { [] }
    var page: PageComponent { PageComponent(parent: self) }
}

final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency.rest.whole.items) \(dependency.part.whole.items) \(dependency.labels.count)" }
}
